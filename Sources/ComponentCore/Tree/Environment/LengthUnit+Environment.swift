extension EnvironmentValues {
  /// The unit of lengths that are given as whole numbers, columns and rows by default.
  public var lengthUnit: LengthUnit {
    get { self[LengthUnitKey.self] }
    set { self[LengthUnitKey.self] = newValue }
  }
}

private struct LengthUnitKey: EnvironmentKey {
  static let defaultValue = LengthUnit.cells
}

extension Length {
  /// Returns the number of columns or rows, clamped to the lengths that layout supports.
  package func clamped(along axis: Axis, in environment: EnvironmentValues) -> Int {
    if case .cells(let cells) = self { return cells.clampedLength }
    return cells(along: axis, in: environment.lengthUnit).clampedLength
  }

  /// The distance between views of a stack along `axis` if none is given.
  package static func usualSpacing(along axis: Axis) -> Length {
    .cells(axis == .horizontal ? 1 : 0)
  }
}
