// Strings that other systems look up in the language of their user. Nothing is localized.

extension String {
  /// Creates the text of `key`, for which translators read `comment`.
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: StaticString
  ) {
    self = key
  }
}
