import Signals

/// The running animations of a tree.
///
/// Requests to animate are collected while the changes of a frame are applied and performed after
/// them, because a later change may activate the ``AnimationScope`` of an earlier one. Each frame
/// then sets the values of all running animations. A timer schedules the next frame for the time
/// at which one of the values looks different.
@MainActor
final class Animator {
  // Mutated in place for every frame and not re-entered meanwhile: checking would cost more.
  @exclusivity(unchecked) private var pending = PendingWork()
  @exclusivity(unchecked)
  private var runningAnimations: [ObjectIdentifier: [Int: any AnyRunningAnimation]] = [:]
  /// The timer of the next frame of a running animation.
  private var nextFrame: (due: Instant, timer: AnyCancellable)?

  /// The requests and scopes of this frame.
  private struct PendingWork {
    /// Each performs an ``AnimationRequest``.
    var requests: [@MainActor (Animator, Instant) -> Void] = []
    /// The active scopes.
    var scopes: [AnimationScope] = []

    var isEmpty: Bool { requests.isEmpty && scopes.isEmpty }
  }

  /// Whether the next frame has no values to set.
  var isIdle: Bool { pending.isEmpty && runningAnimations.isEmpty }

  /// Adds a request that the next call of ``startRequested(at:)`` performs.
  func add(_ newRequest: @escaping @MainActor (Animator, Instant) -> Void) {
    pending.requests.append(newRequest)
  }

  /// Registers `scope` as active until the end of this frame.
  func add(_ scope: AnimationScope) {
    pending.scopes.append(scope)
  }

  /// Removes the animations of `node`, without setting their last values.
  func remove(_ node: Node) {
    runningAnimations[ObjectIdentifier(node)] = nil
    if runningAnimations.isEmpty { nextFrame = nil }
  }

  /// The running animation of one of a node's values.
  subscript(node: any AnimatedNode, slot: Int) -> (any AnyRunningAnimation)? {
    get { runningAnimations[ObjectIdentifier(node)]?[slot] }
    set {
      // A node that does not animate has nothing to remove.
      guard newValue != nil || node.isAnimating else { return }
      let key = ObjectIdentifier(node)
      runningAnimations[key, default: [:]][slot] = newValue
      if runningAnimations[key]?.isEmpty == true { runningAnimations[key] = nil }
      node.isAnimating = runningAnimations[key] != nil
    }
  }

  /// Starts the requested animations, and sets the values of requests that nothing animates.
  func startRequested(at now: Instant) {
    let requests = pending.requests
    pending.requests = []
    for perform in requests { perform(self, now) }
    for scope in pending.scopes { scope.endFrame() }
    pending.scopes = []
  }

  /// Sets the animated values to those at `now`.
  ///
  /// - Returns: The number of seconds in which no value changes, or `nil` if no animation runs.
  func applyValues(at now: Instant) -> Double? {
    var idleTime = Double.infinity
    for (key, animations) in runningAnimations {
      for (slot, animation) in animations {
        if let time = animation.applyValue(at: now) {
          idleTime = min(idleTime, time)
        } else if let node = animation.owner {
          self[node, slot] = nil
        } else {
          runningAnimations[key] = nil
        }
      }
    }
    return runningAnimations.isEmpty ? nil : idleTime
  }
}

extension Animator {
  /// The delay in seconds from which on an animation never begins: about thirty years.
  private static let longestDelay = 1e9

  /// Performs the requests, sets the animated values and schedules the next frame.
  ///
  /// - Parameter frameTime: The shortest time between two frames, in seconds.
  func update(in tree: Tree, frameTime: Double) {
    if isIdle { return }
    let now = tree.scheduler.now
    startRequested(at: now)
    guard let idleTime = applyValues(at: now) else { return nextFrame = nil }
    // An animation with an endless delay needs no frame.
    guard idleTime < Animator.longestDelay else { return nextFrame = nil }
    let next = now.advanced(by: .seconds(max(idleTime, frameTime)))
    if let nextFrame, nextFrame.due <= next { return }
    let timer = tree.schedule(after: now.duration(to: next)) { [weak self] in
      self?.nextFrame = nil
    }
    nextFrame = (next, timer)
  }
}
