/// A modifier that is applied by a node which wraps the modified node.
@MainActor
package protocol NodeModifier {
  /// The type of the wrapping node.
  associatedtype Wrapper: ContainerNode

  /// Whether the wrapping node draws a background or an outline.
  nonisolated static var drawsSurface: Bool { get }

  /// Sets the properties of `wrapper` to the modifier's values.
  func update(_ wrapper: Wrapper)

  /// Sets the properties of `wrapper`, and updates the nodes of other views that it contains.
  ///
  /// - Parameter context: The context of the modified view.
  func update(_ wrapper: Wrapper, in context: ViewContext)
}

extension NodeModifier {
  package nonisolated static var drawsSurface: Bool { false }

  package func update(_ wrapper: Wrapper, in context: ViewContext) {
    update(wrapper)
  }
}

/// A modifier that passes a value, or the newest value of a publisher, to its nodes.
nonisolated struct ValueModifier<Wrapper: ContainerNode, Value: Equatable & Sendable>: NodeModifier
{
  let value: ValueOrPublisher<Value>
  let setValue: @MainActor (Wrapper) -> (Value) -> Void
  let configure: @MainActor (Wrapper) -> Void

  @MainActor
  func update(_ wrapper: Wrapper) {
    configure(wrapper)
    wrapper.bind(value) { wrapper, value in setValue(wrapper)(value) }
  }
}

extension View {
  /// Returns this view, modified by `modifier`.
  package nonisolated func nodeModifier<Modifier: NodeModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Returns this view in a node that follows `value`.
  ///
  /// - Parameters:
  ///   - value: A value or a publisher of values.
  ///   - setValue: A method of the node: `InputNode<TooltipAnchor>.setTooltip`.
  ///   - configure: Sets the other properties of the node.
  nonisolated func nodeModifier<Wrapper: ContainerNode, Value: Equatable & Sendable>(
    _ value: ValueOrPublisher<Value>,
    _ setValue: @escaping @MainActor (Wrapper) -> (Value) -> Void,
    configure: @escaping @MainActor (Wrapper) -> Void = { _ in }
  ) -> ModifiedContent<Self, ValueModifier<Wrapper, Value>> {
    nodeModifier(ValueModifier(value: value, setValue: setValue, configure: configure))
  }
}
