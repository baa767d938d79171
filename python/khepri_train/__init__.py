"""Self-play training of nets for the games of Khepri."""
