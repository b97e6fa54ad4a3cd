/// The size of a view and the positions of its alignment guides.
///
///     Text("Total").alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
@MainActor @preconcurrency
public struct ViewDimensions {
  /// The width in columns.
  public let width: Int
  /// The height in rows.
  public let height: Int
  /// Returns the guide that the view or one inside it sets.
  private let explicitGuide: (AxisAlignment, Axis) -> Int?

  package init(
    _ size: Size, explicitGuide: @escaping (AxisAlignment, Axis) -> Int? = { _, _ in nil }
  ) {
    (width, height) = (size.width, size.height)
    self.explicitGuide = explicitGuide
  }

  /// The position of a guide in columns from the left edge.
  public subscript(guide: HorizontalAlignment) -> Int {
    doubledGuide(guide.alignment, along: .horizontal) >> 1
  }

  /// The position of a guide in rows from the top edge.
  public subscript(guide: VerticalAlignment) -> Int {
    doubledGuide(guide.alignment, along: .vertical) >> 1
  }

  /// The position of a guide if the view or one inside it sets it, otherwise `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> Int? {
    explicitGuide(guide.alignment, .horizontal)
  }

  /// The position of a guide if the view or one inside it sets it, otherwise `nil`.
  public subscript(explicit guide: VerticalAlignment) -> Int? {
    explicitGuide(guide.alignment, .vertical)
  }

  /// Returns the position of a guide in halves of a cell, so that the center of an odd length is
  /// exact.
  package func doubledGuide(_ alignment: AxisAlignment, along axis: Axis) -> Int {
    if let guide = explicitGuide(alignment, axis) { return 2 * guide.clampedPosition }
    let length = axis == .horizontal ? width : height
    switch alignment {
    case .start: return 0
    case .center: return length
    case .end, .firstTextBaseline, .lastTextBaseline: return 2 * length
    case .custom(let alignment): return 2 * alignment.id.defaultValue(in: self).clampedPosition
    }
  }
}

extension Int {
  /// This position, clamped to magnitudes up to ``maxLength``.
  @inlinable
  package var clampedPosition: Int {
    Swift.min(Swift.max(-.maxLength, self), .maxLength)
  }
}

extension Alignment {
  /// Returns the origin at which the guides of `content` meet those of `container`. Half an odd
  /// remainder is rounded down.
  @MainActor
  package func origin(of content: ViewDimensions, in container: ViewDimensions) -> Point {
    func offset(_ alignment: AxisAlignment, _ axis: Axis) -> Int {
      (container.doubledGuide(alignment, along: axis)
        - content.doubledGuide(alignment, along: axis)) >> 1
    }
    return Point(
      x: offset(horizontal.alignment, .horizontal), y: offset(vertical.alignment, .vertical))
  }

  /// Whether an origin depends on more than sizes, even if no view sets a guide.
  @inlinable
  package var dependsOnGuides: Bool {
    horizontal.alignment.dependsOnGuides || vertical.alignment.dependsOnGuides
  }
}

/// The space along one axis that views take whose guides are aligned.
@usableFromInline
package struct AlignedSpan {
  /// The largest distances from the guide to the start and to the end, in halves of a cell.
  @usableFromInline var before = -2 * Int.maxLength
  @usableFromInline var after = -2 * Int.maxLength

  @inlinable
  package init() {}

  /// Adds a view with a guide in halves of a cell.
  @inlinable
  package mutating func insert(guide: Int, length: Int) {
    before = max(before, guide)
    after = max(after, 2 * length - guide)
  }

  /// The length of the span in cells; 0 if it is empty.
  @inlinable
  package var length: Int { max(0, (before + after) >> 1) }

  /// Returns the distance from the start of the span to a view in it, in cells.
  @inlinable
  package func offset(ofGuide guide: Int) -> Int { (before - guide) >> 1 }
}
