import GeoCore
import Synchronization

/// What containers have found out about one place of a tree while a picture is made.
///
/// Every level of a nest asks the next for several wishes, in both passes: unremembered, the number of questions
/// doubles with each level.
final class LayoutMemo: Sendable {
  /// A question for a wish; all else that an answer depends on is the same throughout a picture.
  struct Question: Hashable {
    var axis: Axis
    var cross: Double
    var size: Size
  }

  /// The most answers kept about one place: each level may turn one question into two, so that a file could be
  /// made to have their number double with each; past this the last answer along the axis stands for all.
  static let maximumAnswers = 32

  private struct State {
    var children: [Int: LayoutMemo] = [:]
    var wishes: [(question: Question, wish: Double?)] = []
    var frames: [(size: Size, count: Int, frames: [Rect?])] = []
  }

  private let state = Mutex(State())

  /// The same for a child.
  func child(_ index: Int) -> LayoutMemo {
    state.withLock { state in
      if let known = state.children[index] { return known }
      let made = LayoutMemo()
      state.children[index] = made
      return made
    }
  }

  /// What was answered, nothing where the question is new.
  func wish(_ question: Question) -> Double?? {
    state.withLock { state in
      if let known = state.wishes.first(where: { $0.question == question }) {
        return .some(known.wish)
      }
      guard state.wishes.count >= Self.maximumAnswers,
        let near = state.wishes.last(where: { $0.question.axis == question.axis })
      else { return nil }
      return .some(near.wish)
    }
  }

  /// Keeps an answer.
  func keep(_ wish: Double?, for question: Question) {
    state.withLock { $0.wishes.append((question, wish)) }
  }

  /// The frames found for `count` children in `size`, or nothing.
  func frames(in size: Size, count: Int) -> [Rect?]? {
    state.withLock { state in
      state.frames.first { $0.size == size && $0.count == count }?.frames
    }
  }

  /// Keeps frames.
  func keep(_ frames: [Rect?], in size: Size) {
    state.withLock { state in
      if state.frames.count < Self.maximumAnswers {
        state.frames.append((size, frames.count, frames))
      }
    }
  }
}
