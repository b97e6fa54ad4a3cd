/// A place in a view, which a ``GeometryProxy`` of another view converts to its own coordinates.
///
///     Tabs()
///       .overlayPreferenceValue(SelectedTab.self) { tab in
///         GeometryReader { proxy in
///           if let tab { Underline(below: proxy[tab]) }
///         }
///       }
///
/// Views pass anchors to enclosing views as preferences: see
/// ``View/anchorPreference(key:value:transform:)``. An anchor follows its view when it moves.
public struct Anchor<Value>: Sendable {
  /// The place of an anchor in any view.
  public struct Source: Sendable {
    fileprivate let place: AnchorPlace
    fileprivate let value: @Sendable (Rect) -> Value

    /// Creates the source of the rectangle of a view.
    ///
    /// - Parameter value: Returns the value for the rectangle, in columns and rows.
    public static func rect(_ value: @escaping @Sendable (Rect) -> Value) -> Source {
      Source(place: .rect, value: value)
    }

    /// Creates the source of a point of a view.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the width and the height.
    ///   - value: Returns the value for the rectangle of the view, in columns and rows.
    public static func unitPoint(
      _ point: UnitPoint, _ value: @escaping @Sendable (Rect) -> Value
    ) -> Source {
      Source(place: .point(point), value: value)
    }
  }

  private let source: Source
  private weak var node: Node?

  init(_ source: Source, of node: Node) {
    self.source = source
    self.node = node
  }

  @MainActor
  func value(in reading: PositionReading) -> Value {
    source.value(node.map { reading.rect(of: $0) } ?? Rect(size: .zero))
  }
}

private enum AnchorPlace: Hashable, Sendable {
  case rect
  case point(UnitPoint)
}

extension Anchor: Hashable {
  /// Whether both are the same place of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.node === rhs.node && lhs.source.place == rhs.source.place
  }

  /// Hashes the view and the place in it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node.map(ObjectIdentifier.init))
    hasher.combine(source.place)
  }
}

extension Anchor.Source where Value == Rect {
  /// The rectangle of a view.
  public static var bounds: Anchor.Source { .rect { $0 } }
}

extension Anchor.Source where Value == PathPoint {
  /// A point of a view, as fractions of its width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor.Source {
    unitPoint(point) { PathPoint(point, in: $0) }
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
