/// The size and the alignment guides of a view, in points.
@MainActor @preconcurrency
public struct ViewDimensions {
  private let dimensions: ComponentDrawing.ViewDimensions

  nonisolated init(_ dimensions: ComponentDrawing.ViewDimensions) {
    self.dimensions = dimensions
  }

  /// The width of the view.
  public var width: CGFloat { CGFloat(cells: dimensions.width, along: .horizontal) }

  /// The height of the view.
  public var height: CGFloat { CGFloat(cells: dimensions.height, along: .vertical) }

  /// The position of a guide from the left edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    CGFloat(cells: dimensions[guide], along: .horizontal)
  }

  /// The position of a guide from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    CGFloat(cells: dimensions[guide], along: .vertical)
  }

  /// The position of a guide if the view or one inside it sets it, otherwise `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    dimensions[explicit: guide].map { CGFloat(cells: $0, along: .horizontal) }
  }

  /// The position of a guide if the view or one inside it sets it, otherwise `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    dimensions[explicit: guide].map { CGFloat(cells: $0, along: .vertical) }
  }
}

extension View {
  /// Sets the position of a guide of this view, in points from its left edge.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide) { (dimensions: ComponentDrawing.ViewDimensions) -> Int in
      computeValue(ViewDimensions(dimensions)).cells(along: .horizontal)
    }
  }

  /// Sets the position of a guide of this view, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide) { (dimensions: ComponentDrawing.ViewDimensions) -> Int in
      computeValue(ViewDimensions(dimensions)).cells(along: .vertical)
    }
  }
}

/// A type that defines an alignment of one's own.
///
///     enum UnderTitle: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
///     }
///
///     extension HorizontalAlignment {
///       static let underTitle = HorizontalAlignment(UnderTitle.self)
///     }
@MainActor @preconcurrency
public protocol AlignmentID: SendableMetatype {
  /// Returns the position in a view that does not set it, in points from its left or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  /// Creates the alignment that `id` defines.
  public init(_ id: any AlignmentID.Type) {
    func cells<ID: AlignmentID>(_: ID.Type) -> HorizontalAlignment {
      HorizontalAlignment(Columns<ID>.self)
    }
    self = cells(id)
  }
}

extension VerticalAlignment {
  /// Creates the alignment that `id` defines.
  public init(_ id: any AlignmentID.Type) {
    func cells<ID: AlignmentID>(_: ID.Type) -> VerticalAlignment {
      VerticalAlignment(Rows<ID>.self)
    }
    self = cells(id)
  }
}

/// A horizontal alignment in columns.
private enum Columns<ID: AlignmentID>: ComponentDrawing.AlignmentID {
  static func defaultValue(in context: ComponentDrawing.ViewDimensions) -> Int {
    ID.defaultValue(in: ViewDimensions(context)).cells(along: .horizontal)
  }
}

/// A vertical alignment in rows.
private enum Rows<ID: AlignmentID>: ComponentDrawing.AlignmentID {
  static func defaultValue(in context: ComponentDrawing.ViewDimensions) -> Int {
    ID.defaultValue(in: ViewDimensions(context)).cells(along: .vertical)
  }
}
