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

  fileprivate func add(_ request: any AnyAnimationRequest) {
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

  fileprivate subscript(node: LayoutNode, slot: Int) -> (any AnyRunningAnimation)? {
    get { running[ObjectIdentifier(node)]?[slot] }
    set {
      let key = ObjectIdentifier(node)
      running[key, default: [:]][slot] = newValue
      if running[key]?.isEmpty == true { running[key] = nil }
      node.isAnimating = running[key] != nil
    }
  }

  /// Starts the requested animations, and applies requests that nothing animates.
  fileprivate func startRequested(at now: Instant) {
    let requests = requests
    self.requests = []
    for request in requests { request.perform(in: self, at: now) }
    for scope in scopes { scope.endFrame() }
    scopes = []
  }

  /// Applies the values at `now`; returns how many seconds they stay the same, `nil` if nothing
  /// runs.
  fileprivate func showValues(at now: Instant) -> Double? {
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

extension Tree {
  /// The duration of a frame during animations, in seconds.
  private static let frameTime = 1.0 / 60

  /// Applies the values of all running animations.
  func advanceAnimations() {
    animator.update(in: self, frameTime: Tree.frameTime)
  }
}

extension Animator {
  fileprivate func update(in tree: Tree, frameTime: Double) {
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

@MainActor
private protocol AnyAnimationRequest {
  func perform(in animator: Animator, at now: Instant)
}

@MainActor
private protocol AnyRunningAnimation: AnyObject {
  var owner: LayoutNode? { get }

  /// Applies the value at `now`; returns how many seconds it stays the same, `nil` at the end.
  func show(at now: Instant) -> Double?
}

private final class RunningAnimation<Owner: LayoutNode, Value: Animatable>: AnyRunningAnimation {
  weak var node: Owner?
  var interpolation: Interpolation<Value>
  let show: @MainActor (Owner, Value) -> Void

  init(
    _ node: Owner, _ interpolation: Interpolation<Value>,
    show: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.node = node
    self.interpolation = interpolation
    self.show = show
  }

  var owner: LayoutNode? { node }

  func show(at now: Instant) -> Double? {
    guard let node else { return nil }
    guard let value = interpolation.value(at: now) else {
      show(node, interpolation.target)
      return nil
    }
    show(node, value)
    return interpolation.idleTime(at: now)
  }
}

private struct AnimationRequest<Owner: LayoutNode, Value: Animatable>: AnyAnimationRequest {
  let node: Owner
  let slot: Int
  let start: Value
  let target: Value
  let transaction: Transaction?
  let show: @MainActor (Owner, Value) -> Void

  func perform(in animator: Animator, at now: Instant) {
    let old = animator[node, slot] as? RunningAnimation<Owner, Value>
    if let old, old.interpolation.target == target { return }
    if old == nil, start == target { return show(node, target) }
    let scope = node.animationScope?.nearestActive
    guard node.container != nil,
      let animation = scope.map(\.animation) ?? transaction?.animation
    else {
      animator[node, slot] = nil
      return show(node, target)
    }
    let interpolation = Interpolation(
      from: start, to: target, animation, at: now, interrupting: old?.interpolation)
    animator[node, slot] = RunningAnimation(node, interpolation, show: show)
  }
}

extension NodeProtocol where Self: LayoutNode {
  /// Animates to `target` if an animation applies, otherwise sets it immediately.
  ///
  /// - Parameters:
  ///   - slot: Tells the animatable values of a node apart.
  ///   - start: The value shown.
  ///   - target: The value to reach.
  ///   - show: Sets the value.
  func animate<Value: Animatable>(
    _ slot: Int = 0, from start: Value, to target: Value,
    show: @escaping @MainActor (Self, Value) -> Void
  ) {
    let transaction = Transaction.applied
    let mayAnimate = animationScope != nil || transaction != nil || isAnimating
    // What appears does not move.
    guard mayAnimate, container != nil else { return show(self, target) }
    tree.animator.add(
      AnimationRequest(
        node: self, slot: slot, start: start, target: target, transaction: transaction,
        show: show))
  }
}
