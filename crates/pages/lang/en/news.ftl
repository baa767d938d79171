# What is said of a table beside what a step tells.
news-missed = { $n ->
    [one] One step was played meanwhile:
   *[other] { $n } steps were played meanwhile, and lately:
}
news-undone = A decision was taken back.
