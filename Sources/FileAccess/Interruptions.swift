import Glibc

/// The signals by which people and systems end a program, held back for a moment in this thread.
struct Interruptions {
  private var before = sigset_t()

  /// Holds them back until `release`.
  static func hold() -> Interruptions {
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { _ = unsafe sigaddset(&signals, signal) }
    var held = Interruptions()
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, &held.before)
    return held
  }

  /// Lets them come, those that were sent meanwhile first.
  func release() {
    var before = before
    _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
