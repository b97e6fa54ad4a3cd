/// A view whose content depends on the space that it is given.
public struct GeometryReader<Content: View>: View {
  private nonisolated var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on its size and position.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content, in a reader of cells.
  public var body: some View {
    ComponentCore.GeometryReader { content(GeometryProxy($0)) }
  }
}

// Its nonisolated property may hold values that are not `Sendable`.
@available(*, unavailable) extension GeometryReader: Sendable {}

/// The size and the position of a view, in points.
public struct GeometryProxy {
  private let proxy: ComponentCore.GeometryProxy

  init(_ proxy: ComponentCore.GeometryProxy) {
    self.proxy = proxy
  }

  /// The size of the view.
  public var size: CGSize { CGSize(proxy.size) }

  /// The areas that views must avoid, of which a terminal has none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the rectangle of the view in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(proxy.frame(in: space)) }

  /// Returns the value of an anchor, relative to the view.
  @MainActor @preconcurrency
  public subscript<Value>(anchor: Anchor<Value>) -> Value { proxy[anchor] }
}

extension View {
  /// Runs `action` with a value derived from the geometry of this view, when it appears and when
  /// the value changes.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some View {
    onGeometryChange(
      for: type, of: { (proxy: ComponentCore.GeometryProxy) in transform(GeometryProxy(proxy)) },
      action: action)
  }

  /// Runs `action` with the old and the new value derived from the geometry of this view, when it
  /// appears, with the same value twice, and when the value changes.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    onGeometryChange(
      for: type, of: { (proxy: ComponentCore.GeometryProxy) in transform(GeometryProxy(proxy)) },
      action: action)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The rectangle of a view.
  public static var bounds: Anchor.Source { .rect { CGRect($0) } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of a view, as fractions of its width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor.Source {
    unitPoint(point) { rect in
      let rect = CGRect(rect)
      return CGPoint(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
    }
  }

  /// The top left corner.
  public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
  /// The center of the top edge.
  public static var top: Anchor.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
  /// The center of the left edge.
  public static var leading: Anchor.Source { unitPoint(.leading) }
  /// The center.
  public static var center: Anchor.Source { unitPoint(.center) }
  /// The center of the right edge.
  public static var trailing: Anchor.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
  /// The center of the bottom edge.
  public static var bottom: Anchor.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}
