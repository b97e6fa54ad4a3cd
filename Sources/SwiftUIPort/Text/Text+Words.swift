extension Text {
  /// Creates a text. Nothing is localized: it is shown as it is written.
  public init(
    _ key: String, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString
  ) {
    self.init(key)
  }

  /// The text without its appearance, as far as it does not follow publishers.
  nonisolated var words: String { runs.map { $0.string.initial ?? "" }.joined() }
}

extension View {
  /// Adds a tooltip with the words of `text`.
  public nonisolated func help(_ text: Text) -> some View { help(text.words) }
}

extension Text {
  /// The size of a text beside others, of which a terminal has one.
  public struct Scale: Hashable, Sendable {
    /// The size of all texts.
    public static let `default` = Scale(), secondary = Scale()
  }

  /// Has no effect on a terminal, where texts have one size.
  @available(*, deprecated, message: "Texts of a terminal have one size: this has no effect.")
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// Has no effect on a terminal, where texts have one size.
  @available(*, deprecated, message: "Texts of a terminal have one size: this has no effect.")
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }
}

/// The language whose rules set a text.
public struct TypesettingLanguage: Hashable, Sendable {
  /// That of the user.
  public static let automatic = TypesettingLanguage()

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { automatic }
}

extension Text {
  /// Has no effect on a terminal, which has one set of rules.
  @available(*, deprecated, message: "A terminal has one set of rules: this has no effect.")
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }

  /// Has no effect on a terminal, which has one set of rules.
  @available(*, deprecated, message: "A terminal has one set of rules: this has no effect.")
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { self }
}

extension View {
  /// Has no effect on a terminal, which has one set of rules.
  @available(*, deprecated, message: "A terminal has one set of rules: this has no effect.")
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }

  /// Has no effect on a terminal, which has one set of rules.
  @available(*, deprecated, message: "A terminal has one set of rules: this has no effect.")
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }
}
