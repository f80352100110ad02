import Glibc

/// CPU time of the process, all threads together.
enum CPUClock {
  /// Seconds since the process began.
  static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The median of the milliseconds that `runs` runs take, after one that is not counted.
  static func median(_ runs: Int, _ body: () throws -> Void) rethrows -> Double {
    try body()
    var times: [Double] = []
    for _ in 0..<runs {
      let start = now
      try body()
      times.append((now - start) * 1000)
    }
    return times.sorted()[times.count / 2]
  }
}
