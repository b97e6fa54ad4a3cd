/// The limits of a frame along one axis, in columns or rows.
package struct LengthLimits: Equatable, Sendable {
  var min: Int?
  var ideal: Int?
  var max: Int?

  package init(min: Int? = nil, ideal: Int? = nil, max: Int? = nil) {
    self.min = min?.clampedLength
    self.ideal = ideal?.clampedLength
    self.max = max?.clampedLength
  }

  package init(exact: Int?) {
    self.init(min: exact, ideal: exact, max: exact)
  }

  /// The only length the frame can have, if there is one.
  var exact: Int? { min == max ? min : nil }

  /// Returns the length that the frame proposes to its content.
  func proposal(for proposal: Int?) -> Int? {
    guard let length = proposal ?? ideal else { return nil }
    return Swift.min(Swift.max(length, min ?? 0), max ?? .maxLength)
  }

  /// Returns the length of the frame if its content has the length `chosen`.
  func length(forContent chosen: Int, _ proposal: Int?) -> Int {
    let space = proposal ?? ideal ?? chosen
    var length = proposal == nil ? space : chosen
    if let min { length = Swift.max(min, Swift.min(length, space)) }
    if let max { length = Swift.min(max, Swift.max(length, space)) }
    return length
  }
}

extension LengthLimits: ExpressibleByIntegerLiteral {
  package init(integerLiteral exact: Int) {
    self.init(exact: exact)
  }

  /// From the length of the view to all the space.
  package static let flexible = LengthLimits(max: .infinity)

  /// From nothing to all the space.
  package static let shrinkable = LengthLimits(min: 0, max: .infinity)
}
