import Signals

/// All that moves on a screen.
///
/// A change that may move waits until all changes of its frame are known, for one of them may be what
/// has it moved: see ``AnimationScope``.
@MainActor
final class Motions {
  // These belong to the main actor and are asked for in every frame. Nothing that is called while one
  // of them is read or written leads back to it, so accesses cannot overlap.

  @exclusivity(unchecked) private var requests: [any MotionRequest] = []
  @exclusivity(unchecked)
  private var running: [ObjectIdentifier: [Int: any RunningMotion]] = [:]
  /// The scopes that have a say in this frame.
  @exclusivity(unchecked) private var scopes: [AnimationScope] = []
  /// When to look again.
  private var alarm: (due: Instant, job: AnyCancellable)?

  fileprivate func add(_ request: any MotionRequest) {
    requests.append(request)
  }

  /// Has `scope` say until the end of this frame how things move.
  func add(_ scope: AnimationScope) {
    scopes.append(scope)
  }

  /// Ends what `node` does.
  func forget(_ node: LayoutNode) {
    running[ObjectIdentifier(node)] = nil
    if running.isEmpty { alarm = nil }
  }

  fileprivate subscript(node: LayoutNode, slot: Int) -> (any RunningMotion)? {
    get { running[ObjectIdentifier(node)]?[slot] }
    set {
      let key = ObjectIdentifier(node)
      running[key, default: [:]][slot] = newValue
      if running[key]?.isEmpty == true { running[key] = nil }
      node.isMoving = running[key] != nil
    }
  }

  /// Sets off what is to move, or shows it at once.
  fileprivate func setOff(at now: Instant) {
    let requests = requests
    self.requests = []
    for request in requests { request.perform(in: self, at: now) }
    for scope in scopes { scope.endFrame() }
    scopes = []
  }

  /// Shows where everything is at `now`; answers after how many seconds to look again, if at all.
  fileprivate func move(to now: Instant) -> Double? {
    var rest = Double.infinity
    for (key, motions) in running {
      for (slot, motion) in motions {
        if let time = motion.show(at: now) {
          rest = min(rest, time)
        } else if let node = motion.owner {
          self[node, slot] = nil
        } else {
          running[key] = nil
        }
      }
    }
    return running.isEmpty ? nil : rest
  }
}

extension Tree {
  /// How long a frame is shown while something moves, in seconds.
  private static let frameTime = 1.0 / 60

  /// Shows everything that moves where it is now.
  func moveOn() {
    motions.update(in: self, frameTime: Tree.frameTime)
  }
}

extension Motions {
  fileprivate func update(in tree: Tree, frameTime: Double) {
    if requests.isEmpty, running.isEmpty, scopes.isEmpty { return }
    let now = tree.scheduler.now
    setOff(at: now)
    guard let rest = move(to: now) else { return alarm = nil }
    let next = now.advanced(by: .seconds(max(rest, frameTime)))
    if let alarm, alarm.due <= next { return }
    let job = tree.schedule(after: now.duration(to: next)) { [weak self] in self?.alarm = nil }
    alarm = (next, job)
  }
}

@MainActor
private protocol MotionRequest {
  func perform(in motions: Motions, at now: Instant)
}

@MainActor
private protocol RunningMotion: AnyObject {
  var owner: LayoutNode? { get }

  /// Shows the value at `now`; answers for how many seconds it stays so, `nil` for ever.
  func show(at now: Instant) -> Double?
}

private final class Running<Owner: LayoutNode, Value: Animatable>: RunningMotion {
  weak var node: Owner?
  var motion: Motion<Value>
  let show: @MainActor (Owner, Value) -> Void

  init(
    _ node: Owner, _ motion: Motion<Value>, show: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.node = node
    self.motion = motion
    self.show = show
  }

  var owner: LayoutNode? { node }

  func show(at now: Instant) -> Double? {
    guard let node else { return nil }
    guard let value = motion.value(at: now) else {
      show(node, motion.target)
      return nil
    }
    show(node, value)
    return motion.rest(at: now)
  }
}

private struct Request<Owner: LayoutNode, Value: Animatable>: MotionRequest {
  let node: Owner
  let slot: Int
  let start: Value
  let target: Value
  let transaction: Transaction?
  let show: @MainActor (Owner, Value) -> Void

  func perform(in motions: Motions, at now: Instant) {
    let old = motions[node, slot] as? Running<Owner, Value>
    if let old, old.motion.target == target { return }
    if old == nil, start == target { return show(node, target) }
    let scope = node.animationScope?.innermostInForce
    guard node.container != nil,
      let animation = scope.map(\.animation) ?? transaction?.animation
    else {
      motions[node, slot] = nil
      return show(node, target)
    }
    let motion = Motion(
      from: start, to: target, animation, at: now, interrupting: old?.motion)
    motions[node, slot] = Running(node, motion, show: show)
  }
}

extension Following where Self: LayoutNode {
  /// Shows `target`: by and by, where something says that it is to move, otherwise at once.
  ///
  /// - Parameters:
  ///   - slot: Which of its values it is.
  ///   - start: What it shows.
  func animate<Value: Animatable>(
    _ slot: Int = 0, from start: Value, to target: Value,
    show: @escaping @MainActor (Self, Value) -> Void
  ) {
    let transaction = Transaction.inForce
    let mayMove = animationScope != nil || transaction != nil || isMoving
    // What appears does not move.
    guard mayMove, container != nil else { return show(self, target) }
    tree.motions.add(
      Request(
        node: self, slot: slot, start: start, target: target, transaction: transaction,
        show: show))
  }
}
