import Signals

/// The running animations of a tree.
///
/// A change that may move waits until all changes of its frame are known, for one of them may be
/// what has it moved: see ``AnimationScope``.
@MainActor
final class Animator {
  // These belong to the main actor and are asked for in every frame. Nothing that is called while
  // one of them is read or written leads back to it, so accesses cannot overlap.

  @exclusivity(unchecked) private var requests: [any AnyAnimationRequest] = []
  @exclusivity(unchecked)
  private var runningAnimations: [ObjectIdentifier: [Int: any AnyRunningAnimation]] = [:]
  /// The scopes that are active in this frame.
  @exclusivity(unchecked) private var scopes: [AnimationScope] = []
  /// The timer of the next frame of a running animation.
  private var nextFrame: (due: Instant, timer: AnyCancellable)?

  func add(_ newRequest: any AnyAnimationRequest) {
    requests.append(newRequest)
  }

  /// Registers `scope` as active until the end of this frame.
  func add(_ scope: AnimationScope) {
    scopes.append(scope)
  }

  /// Removes the animations of `node`.
  func remove(_ node: LayoutNode) {
    runningAnimations[ObjectIdentifier(node)] = nil
    if runningAnimations.isEmpty { nextFrame = nil }
  }

  subscript(node: LayoutNode, slot: Int) -> (any AnyRunningAnimation)? {
    get { runningAnimations[ObjectIdentifier(node)]?[slot] }
    set {
      let key = ObjectIdentifier(node)
      runningAnimations[key, default: [:]][slot] = newValue
      if runningAnimations[key]?.isEmpty == true { runningAnimations[key] = nil }
      node.isAnimating = runningAnimations[key] != nil
    }
  }

  /// Starts the requested animations, and applies requests that nothing animates.
  func startRequested(at now: Instant) {
    let requests = requests
    self.requests = []
    for request in requests { request.perform(in: self, at: now) }
    for scope in scopes { scope.endFrame() }
    scopes = []
  }

  /// Applies the values at `now`; returns how many seconds they stay the same, `nil` if nothing
  /// runs.
  func showValues(at now: Instant) -> Double? {
    var idleTime = Double.infinity
    for (key, animations) in runningAnimations {
      for (slot, animation) in animations {
        if let time = animation.show(at: now) {
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
  func update(in tree: Tree, frameTime: Double) {
    if requests.isEmpty, runningAnimations.isEmpty, scopes.isEmpty { return }
    let now = tree.scheduler.now
    startRequested(at: now)
    guard let idleTime = showValues(at: now) else { return nextFrame = nil }
    let next = now.advanced(by: .seconds(max(idleTime, frameTime)))
    if let nextFrame, nextFrame.due <= next { return }
    let timer = tree.schedule(after: now.duration(to: next)) { [weak self] in
      self?.nextFrame = nil
    }
    nextFrame = (next, timer)
  }
}
