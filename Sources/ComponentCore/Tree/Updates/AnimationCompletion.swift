import Signals

/// The moment at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRemoval: Bool

  /// The animation has reached its target, as far as one can see: a spring after its perceived
  /// duration, even if it still swings a little.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
  /// Nothing moves any longer.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

// How the end of all animations is found: Whatever may still animate the changes of a transaction
// retains its completion: the changes that have not been applied yet, the requests to animate, and
// the running animations. When the last of them has released it, the completion performs its
// action.

/// A closure that runs once, after the animations of a transaction have ended.
final class AnimationCompletion: Sendable {
  private struct Contents {
    var action: (@MainActor () -> Void)?
    /// The queue of the tree that a change belongs to; `nil` before the first change.
    var queue: UpdateQueue?
  }

  let criteria: AnimationCompletionCriteria
  private let contents: Lock<Contents>

  init(
    _ criteria: AnimationCompletionCriteria, queue: UpdateQueue? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.criteria = criteria
    contents = Lock(Contents(action: action, queue: queue))
  }

  deinit {
    let contents = contents.withLock { $0 }
    if let action = contents.action { contents.queue?.enqueue(action) }
  }

  /// Sets the queue that performs the action.
  func setQueue(_ queue: UpdateQueue) {
    contents.withLock { $0.queue = queue }
  }

  /// Performs the action now if nothing has changed.
  @MainActor
  func performIfNothingChanged() {
    let action = contents.withLock { contents in
      guard contents.queue == nil else { return nil as (@MainActor () -> Void)? }
      defer { contents.action = nil }
      return contents.action
    }
    action?()
  }
}
