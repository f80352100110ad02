import Glibc

/// Room on the stack for nests: panels call each other once a level, and a thousand levels take most of what a
/// thread usually has.
enum StackRoom {
  /// After so many levels the work goes on in another thread, while this one waits.
  private static let levels = 128
  /// The other thread's stack: about eight times what that many levels take, of which only what is used counts.
  private static let bytes = 8 << 20

  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Carries out `body` at a place of a tree.
  static func run<Answer>(
    at path: PanelPath, _ body: () throws(PanelError) -> Answer
  ) throws(PanelError) -> Answer {
    let depth = path.indices.count
    guard depth > 0, depth % levels == 0 else { return try body() }
    var answer: Result<Answer, PanelError>?
    onFreshStack { answer = Result { () throws(PanelError) in try body() } }
    guard let answer else { return try body() }
    return try answer.get()
  }

  /// Carries out `body` in a thread of its own and waits for it; does nothing where there can be no more threads.
  private static func onFreshStack(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      let work = Work(body)
      var attributes = pthread_attr_t()
      unsafe pthread_attr_init(&attributes)
      defer { unsafe pthread_attr_destroy(&attributes) }
      unsafe pthread_attr_setstacksize(&attributes, bytes)
      var thread = pthread_t()
      let status = unsafe pthread_create(
        &thread, &attributes,
        { raw in
          if let raw = unsafe raw {
            unsafe Unmanaged<Work>.fromOpaque(raw).takeUnretainedValue().body()
          }
          return nil
        }, Unmanaged.passUnretained(work).toOpaque())
      if status == 0 { pthread_join(thread, nil) }
    }
  }
}
