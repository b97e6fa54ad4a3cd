/// A view whose content depends on the space that it is given.
public struct GeometryReader<Content: View>: View {
  private nonisolated var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on its size and position.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content, in a reader of cells.
  public var body: some View {
    Components.GeometryReader { content(GeometryProxy($0)) }
  }
}

// Its nonisolated property may hold values that are not `Sendable`.
@available(*, unavailable) extension GeometryReader: Sendable {}

/// The size and the position of a view, in points.
public struct GeometryProxy {
  private let proxy: Components.GeometryProxy

  init(_ proxy: Components.GeometryProxy) {
    self.proxy = proxy
  }

  /// The size of the view.
  public var size: CGSize { CGSize(proxy.size) }

  /// The areas that views must avoid, of which a terminal has none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the rectangle of the view in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(proxy.frame(in: space)) }
}

extension View {
  /// Runs `action` with a value derived from the geometry of this view, when it appears and when
  /// the value changes.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some View {
    onGeometryChange(
      for: type, of: { (proxy: Components.GeometryProxy) in transform(GeometryProxy(proxy)) },
      action: action)
  }

  /// Runs `action` with the old and the new value derived from the geometry of this view, when it
  /// appears, with the same value twice, and when the value changes.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    onGeometryChange(
      for: type, of: { (proxy: Components.GeometryProxy) in transform(GeometryProxy(proxy)) },
      action: action)
  }
}
