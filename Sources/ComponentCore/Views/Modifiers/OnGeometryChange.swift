extension View {
  /// Runs `action` with a value derived from the geometry of this view, when it appears and when
  /// the value changes.
  ///
  ///     Log().onGeometryChange(for: Int.self) { $0.size.height } action: { rows = $0 }
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for a size and position.
  ///   - action: Runs after layout; what it changes is in the same frame.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs `action` with the old and the new value derived from the geometry of this view, when it
  /// appears, with the same value twice, and when the value changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for a size and position.
  ///   - action: Runs after layout; what it changes is in the same frame.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    nodeModifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

private nonisolated struct GeometryChangeModifier<Value: Equatable>: NodeModifier {
  let transform: (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void

  @MainActor
  func update(_ wrapper: GeometryChangeNode<Value>) {
    wrapper.transform = transform
    wrapper.action = action
  }
}

/// A node that runs an action when its geometry has changed: a class, because it compares places
/// after each layout.
private final class GeometryChangeNode<Value: Equatable>: ContainerNode, GeometryObserver {
  var transform: ((GeometryProxy) -> Value)? {
    didSet { tree.geometryObservers.isStale = true }
  }
  var action: (@MainActor (Value, Value) -> Void)?
  private var value: Value?

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.geometryObservers.append(self)
  }

  func layoutDidEnd() -> Bool {
    guard let transform, root != nil else { return false }
    let position = PositionReading(of: self)
    let new = transform(GeometryProxy(size: rect.size, position: position))
    let old = value
    if new == old { return false }
    value = new
    action?(old ?? new, new)
    return true
  }

  override func unmount() {
    transform = nil
    action = nil
    super.unmount()
  }
}
