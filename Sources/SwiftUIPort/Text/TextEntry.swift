// What a program tells the keyboard of a telephone. A terminal has the keyboard of its computer,
// so none of it has an effect, and nothing is lost.

/// The keys of a keyboard on a screen.
public enum UIKeyboardType: Sendable {
  /// Letters and signs.
  case `default`, asciiCapable, numbersAndPunctuation, namePhonePad, twitter, webSearch
  /// Keys for addresses.
  case URL, emailAddress
  /// Digits.
  case numberPad, phonePad, decimalPad, asciiCapableNumberPad
}

/// Which letters begin as capitals, as programs wrote it before ``TextInputAutocapitalization``.
public enum UITextAutocapitalizationType: Sendable {
  /// None, or the first one of each unit, or all.
  case none, words, sentences, allCharacters
}

/// Which letters begin as capitals.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static let never = TextInputAutocapitalization()
  /// The first one of each word.
  public static let words = TextInputAutocapitalization()
  /// The first one of each sentence.
  public static let sentences = TextInputAutocapitalization()
  /// All.
  public static let characters = TextInputAutocapitalization()
}

/// What a text is, for a system that offers to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public var rawValue: String

  /// Creates a type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name or a part of it.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The name of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
}

/// The word on the key that submits a text.
public struct SubmitLabel: Sendable {
  /// "Done".
  public static let done = SubmitLabel()
  /// "Go".
  public static let go = SubmitLabel()
  /// "Send".
  public static let send = SubmitLabel()
  /// "Join".
  public static let join = SubmitLabel()
  /// "Route".
  public static let route = SubmitLabel()
  /// "Search".
  public static let search = SubmitLabel()
  /// "Return".
  public static let `return` = SubmitLabel()
  /// "Next".
  public static let next = SubmitLabel()
  /// "Continue".
  public static let `continue` = SubmitLabel()
}

/// When scrolling hides a keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As usual.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = automatic
  /// While it is dragged.
  public static let interactively = automatic
  /// Never.
  public static let never = automatic
}

/// Whether a text can be selected: on a terminal always, by the terminal's own means.
public enum TextSelectability: Sendable {
  /// It can, or it cannot.
  case enabled, disabled
}

extension View {
  /// Has no effect on a terminal, which has the keyboard of its computer.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Has no effect on a terminal, which does not change what is typed.
  public nonisolated func autocapitalization(_ type: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Has no effect on a terminal, which does not change what is typed.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Has no effect on a terminal, which does not correct what is typed.
  public nonisolated func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }

  /// Has no effect on a terminal, which does not correct what is typed.
  public nonisolated func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Has no effect on a terminal, which does not fill in texts.
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }

  /// Has no effect on a terminal, where Return has the name on its key.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }

  /// Has no effect on a terminal, which has no keyboard on its screen.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }

  /// Has no effect on a terminal, which selects text by its own means.
  public nonisolated func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Has no effect on a terminal, where all editors look the same.
  public nonisolated func textEditorStyle(_ style: TextEditorStyle) -> some View { self }
}

/// The style of an editor of text, of which a terminal has one.
public struct TextEditorStyle: Hashable, Sendable {
  /// The usual style.
  public static let automatic = TextEditorStyle()
  /// The usual style.
  public static let plain = automatic
}
