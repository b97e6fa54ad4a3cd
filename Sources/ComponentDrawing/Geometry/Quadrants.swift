/// A set of quadrants of a cell.
@usableFromInline
package struct Quadrants: OptionSet, Hashable, Sendable {
  @usableFromInline
  package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  @inlinable package static var topLeft: Quadrants { Quadrants(rawValue: 1) }
  @inlinable package static var topRight: Quadrants { Quadrants(rawValue: 2) }
  @inlinable package static var bottomLeft: Quadrants { Quadrants(rawValue: 4) }
  @inlinable package static var bottomRight: Quadrants { Quadrants(rawValue: 8) }
  @inlinable package static var upper: Quadrants { [.topLeft, .topRight] }
  @inlinable package static var lower: Quadrants { [.bottomLeft, .bottomRight] }
  @inlinable package static var all: Quadrants { [.upper, .lower] }
}
