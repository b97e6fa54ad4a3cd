/// A value that says how a node behaves.
///
/// The node keeps the value and compares it with the next one, so that a behavior holds only what
/// it shows and needs neither `didSet` nor subscriptions.
package protocol NodeBehavior: Equatable {
  /// The type of the part that animations change gradually.
  associatedtype AnimatableData: Interpolatable = EmptyAnimatableData

  /// Whether the node draws a background or an outline.
  static var drawsSurface: Bool { get }

  /// Creates the behavior of a node that has received no value yet.
  init()

  /// The part that animations change gradually. All else changes at once.
  @MainActor var animatableData: AnimatableData { get set }

  /// Takes what the behavior needs from the environment of its node.
  @MainActor mutating func adapt(to environment: EnvironmentValues)
}

extension NodeBehavior {
  package static var drawsSurface: Bool { false }

  @MainActor package mutating func adapt(to environment: EnvironmentValues) {}
}

extension NodeBehavior where AnimatableData == EmptyAnimatableData {
  @MainActor package var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A wrapper whose behavior is a value.
@MainActor
package protocol BehaviorNode: ContainerNode {
  associatedtype Behavior: NodeBehavior

  /// The behavior that is shown.
  var behavior: Behavior { get set }
  /// The data that the behavior has when no animation runs.
  var target: Behavior.AnimatableData { get set }

  /// Marks as changed what depends on the behavior.
  func behaviorDidChange(from old: Behavior)
}

extension BehaviorNode {
  /// Changes the behavior: its animatable data gradually if an animation applies, all else at
  /// once.
  package func update(_ change: (inout Behavior) -> Void) {
    var new = behavior
    if Behavior.AnimatableData.self == EmptyAnimatableData.self {
      change(&new)
      new.adapt(to: environment)
      return show(new)
    }
    new.animatableData = target
    change(&new)
    new.adapt(to: environment)
    target = new.animatableData
    let start = behavior.animatableData
    new.animatableData = start
    show(new)
    animate(from: start, to: target) { node, data in
      var new = node.behavior
      new.animatableData = data
      node.show(new)
    }
  }

  /// Takes over a change of the environment, which no animation shows.
  func environmentOfBehaviorDidChange() {
    var new = behavior
    new.adapt(to: environment)
    if new == behavior { return }
    target = new.animatableData
    show(new)
  }

  private func show(_ new: Behavior) {
    let old = behavior
    behavior = new
    if new != old { behaviorDidChange(from: old) }
  }
}
