/// The properties that a view tells its container, besides its size.
///
/// Modifiers such as ``View/layoutPriority(_:)`` set traits. A container with a single element has
/// the traits of that element, so they pass through the modifiers that are applied after them.
@MainActor
final class LayoutTraits {
  /// The priority with which a stack gives space to the view.
  var layoutPriority = 0.0

  /// The traits of a spacer.
  static let spacer = {
    let traits = LayoutTraits()
    traits.layoutPriority = -.infinity
    return traits
  }()

  /// Creates the default traits, or a copy of others.
  init(copying other: LayoutTraits? = nil) {
    guard let other else { return }
    layoutPriority = other.layoutPriority
  }
}

extension LayoutNode {
  /// The priority with which a stack gives space to the node.
  final var layoutPriority: Double { layoutTraits?.layoutPriority ?? 0 }
}

// MARK: -

extension View {
  /// Changes the traits of this view with `change`, which receives the value, or the newest value
  /// of the publisher.
  nonisolated func trait<Value: Equatable & Sendable>(
    _ value: ValueOrPublisher<Value>, _ change: @escaping @MainActor (LayoutTraits, Value) -> Void
  ) -> some View {
    nodeModifier(value, TraitNode.setValue) { $0.change = change }
  }
}

/// A node that changes the traits of its content.
private final class TraitNode<Value: Equatable>: ContainerNode {
  var change: @MainActor (LayoutTraits, Value) -> Void = { _, _ in }
  private var value: Value?

  func setValue(_ new: Value) {
    if new == value { return }
    value = new
    traitsOfChildDidChange()
  }

  override var resolvedLayoutTraits: LayoutTraits? {
    guard let value else { return super.resolvedLayoutTraits }
    let traits = LayoutTraits(copying: super.resolvedLayoutTraits)
    change(traits, value)
    return traits
  }
}
