// Strings that other systems look up in the language of their user. Nothing is localized.

extension String {
  /// Creates the text of `key`, for which translators read `comment`.
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: StaticString
  ) {
    self = key
  }
}

/// A text that other systems look up in the language of their user.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The text.
  public var key: String

  /// Creates a resource of a literal.
  public init(stringLiteral value: String) { key = value }

  /// Creates a resource of a text.
  public init(_ key: String, comment: StaticString? = nil) { self.key = key }
}

extension String {
  /// Creates the text of `resource`.
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension Text {
  /// Creates the text of `resource`.
  @_disfavoredOverload  // A literal may contain Markdown.
  public nonisolated init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}

// A literal may be the raw value of an enumeration.
extension LocalizedStringKey: Equatable {
  /// Returns whether both have the same text.
  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    Text(lhs).words == Text(rhs).words
  }
}
