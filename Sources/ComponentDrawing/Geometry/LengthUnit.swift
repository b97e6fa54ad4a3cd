/// The unit of lengths that are given as whole numbers.
///
/// A length with a fraction, such as `8.0`, always counts points. A column is 8 points wide and a
/// row is 16 points high; the length is rounded to the nearest whole number of them, but a frame
/// with a positive length has at least one. With ``points``, whole numbers count points, too, so
/// that the numbers of a program for SwiftUI can stay:
///
///     ContentView().environment(\.lengthUnit, .points)
///
/// The unit applies to frames, paddings, offsets and positions, to the spacing of stacks and
/// grids, and to spacers. Radii, shadows and line widths count columns, and the sizes that views
/// read, such as that of a ``GeometryProxy``, are columns and rows.
public enum LengthUnit: Hashable, Sendable {
  /// Columns and rows.
  case cells
  /// Points, 8 to a column and 16 to a row.
  case points
}

/// A length as it is given to a view.
@usableFromInline
package enum Length: Hashable, Sendable {
  /// A number of columns or rows.
  case cells(Int)
  /// A number in the unit of the environment.
  case number(Int)
  /// A number of points.
  case points(Double)

  /// Returns the number of columns or rows.
  @inlinable
  package func cells(along axis: Axis, in unit: LengthUnit) -> Int {
    switch self {
    case .cells(let cells): cells
    case .number(let number): unit == .cells ? number : Int(points: Double(number), along: axis)
    case .points(let points): Int(points: points, along: axis)
    }
  }

  /// Returns the number of columns or rows of a frame, in which a positive length does not vanish.
  @inlinable
  package func frameCells(along axis: Axis, in unit: LengthUnit) -> Int {
    let cells = cells(along: axis, in: unit)
    switch self {
    case .number(let number) where number > 0: return Swift.max(1, cells)
    case .points(let points) where points > 0: return Swift.max(1, cells)
    case .cells, .number, .points: return cells
    }
  }
}

extension Int {
  /// Creates the number of columns or rows nearest to `points`; 0 for `nan`.
  @inlinable
  package init(points: Double, along axis: Axis) {
    let cells = (points / (axis == .horizontal ? 8 : 16)).rounded()
    let limit = Double(Int.maxLength)
    self = cells.isNaN ? 0 : Int(Swift.min(Swift.max(-limit, cells), limit))
  }
}

/// A number that is the length of something.
package protocol LengthValue: Hashable, Sendable {
  var length: Length { get }
}

extension Int: LengthValue {
  @inlinable
  package var length: Length { .number(self) }
}

extension Double: LengthValue {
  @inlinable
  package var length: Length { .points(self) }
}
