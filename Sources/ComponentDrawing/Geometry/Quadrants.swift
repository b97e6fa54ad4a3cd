/// A set of quadrants of a cell.
package struct Quadrants: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let topLeft = Quadrants(rawValue: 1)
  package static let topRight = Quadrants(rawValue: 2)
  package static let bottomLeft = Quadrants(rawValue: 4)
  package static let bottomRight = Quadrants(rawValue: 8)
  package static let upper: Quadrants = [.topLeft, .topRight]
  package static let lower: Quadrants = [.bottomLeft, .bottomRight]
  package static let all: Quadrants = [.upper, .lower]
}
