/// A layout that arranges its views in a row, as ``HStack`` does.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
public struct HStackLayout: AxisLayout, Hashable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between two views in columns; 1 if it is `nil`.
  public var spacing: Int?

  /// Creates a layout in a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between two views in columns; 1 if it is `nil`.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: Int? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .horizontal }

  var stack: StackLayout {
    StackLayout(
      axis: .horizontal, alignment: alignment.alignment, spacing: (spacing ?? 1).clampedLength)
  }
}

/// A layout that arranges its views in a column, as ``VStack`` does.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
public struct VStackLayout: AxisLayout, Hashable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between two views in rows; 0 if it is `nil`.
  public var spacing: Int?

  /// Creates a layout in a column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between two views in rows; 0 if it is `nil`.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: Int? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .vertical }

  var stack: StackLayout {
    StackLayout(
      axis: .vertical, alignment: alignment.alignment, spacing: (spacing ?? 0).clampedLength)
  }
}

/// A layout that arranges its views along an axis.
@MainActor @preconcurrency
protocol AxisLayout: Layout where Cache == () {
  static var axis: Axis { get }

  var stack: StackLayout { get }
}

extension AxisLayout {
  /// The properties of a layout along the axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// Returns the size of the row or column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> Size {
    let nodes = subviews.nodes
    return stack.size(
      of: nodes, in: ProposedSize(proposal), readsGuides: readsGuides(of: nodes))
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let nodes = subviews.nodes
    stack.arrange(
      nodes, in: bounds.size, proposal: ProposedSize(proposal),
      readsGuides: readsGuides(of: nodes)
    ) { index, origin, proposal in
      subviews[index].place(at: bounds.origin + origin, proposal: ProposedViewSize(proposal))
    }
  }

  private func readsGuides(of nodes: [LayoutNode]) -> Bool {
    stack.alignment.dependsOnGuides || nodes.setGuides
  }
}
