extension Sample {
  /// The samples of all families.
  static let all = [
    accessibility, charts, containers, controls, input, lists, modifiers, navigation, presentations,
    shapes, state, styles, subviews, text,
  ].flatMap(\.self)

  /// Returns the samples with a check.
  static func all(for check: Check) -> [Sample] { all.filter { $0.check == check } }

  /// Returns the names of the samples with a check.
  static func names(for check: Check) -> Set<String> { Set(all(for: check).map(\.name)) }
}
