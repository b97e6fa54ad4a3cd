/// The case in which the letters of texts are shown: `Text.Case`.
public enum TextCase: Hashable, Sendable, CaseIterable {
  /// Capital letters.
  case uppercase
  /// Small letters.
  case lowercase

  /// Returns `string` in this case.
  package func applied(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}
