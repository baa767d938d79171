# The words of every page.
