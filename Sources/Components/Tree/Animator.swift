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
  private var running: [ObjectIdentifier: [Int: any AnyRunningAnimation]] = [:]
  /// The scopes that are active in this frame.
  @exclusivity(unchecked) private var scopes: [AnimationScope] = []
  /// The timer of the next frame of a running animation.
  private var nextFrame: (due: Instant, timer: AnyCancellable)?

  func add(_ request: any AnyAnimationRequest) {
    requests.append(request)
  }

  /// Registers `scope` as active until the end of this frame.
  func add(_ scope: AnimationScope) {
    scopes.append(scope)
  }

  /// Removes the animations of `node`.
  func remove(_ node: LayoutNode) {
    running[ObjectIdentifier(node)] = nil
    if running.isEmpty { nextFrame = nil }
  }

  subscript(node: LayoutNode, slot: Int) -> (any AnyRunningAnimation)? {
    get { running[ObjectIdentifier(node)]?[slot] }
    set {
      let key = ObjectIdentifier(node)
      running[key, default: [:]][slot] = newValue
      if running[key]?.isEmpty == true { running[key] = nil }
      node.isAnimating = running[key] != nil
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
    for (key, animations) in running {
      for (slot, animation) in animations {
        if let time = animation.show(at: now) {
          idleTime = min(idleTime, time)
        } else if let node = animation.owner {
          self[node, slot] = nil
        } else {
          running[key] = nil
        }
      }
    }
    return running.isEmpty ? nil : idleTime
  }
}

extension Animator {
  func update(in tree: Tree, frameTime: Double) {
    if requests.isEmpty, running.isEmpty, scopes.isEmpty { return }
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
