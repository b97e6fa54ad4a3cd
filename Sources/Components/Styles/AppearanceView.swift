/// A view as its appearance says.
struct AppearanceView<Content: View>: View {
  let appearance: Appearance
  /// What happens to the control that the appearance does not tell.
  var untold = Appearance.Untold()
  let content: Content
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let shown =
      marked
      .environmentScope { [alignment = appearance.textAlignment] environment in
        if let alignment { environment.textLayout.alignment = alignment }
      }
      .font(appearance.font)
      .foregroundColor(appearance.foreground)
      .attributes(
        Attributes(
          isBold: untold.isFocused ? true : nil, isUnderlined: untold.isHovered ? true : nil,
          isReversed: untold.isPressed || (untold.isFocused && !hasMark) ? true : nil)
      )
      .padding(insets)
      .background(appearance.background ?? .clear)
    Group {
      if let line {
        shown.border(appearance.borderColor ?? .primary, style: line)
      } else {
        shown.cornerRadius(appearance.cornerRadius)
      }
    }
    .shadow(
      color: appearance.shadow?.color ?? .clear, x: appearance.shadow?.x ?? 0,
      y: appearance.shadow?.y ?? 0
    )
    .dim(untold.isDisabled)
  }

  private var line: BorderStyle? {
    guard let border = appearance.border else { return nil }
    if untold.isDisabled { return .dashed }
    if untold.isPressed { return .double }
    if untold.isFocused { return .heavy }
    return border == .light && appearance.cornerRadius > 0 ? .rounded : border
  }

  // MARK: Marks

  /// Whether a mark tells that keys go to it: if no line does, and there is room on both sides.
  private var hasMark: Bool {
    untold.isFocused && line == nil
      && min(appearance.contentInsets.leading, appearance.contentInsets.trailing) > 0
  }

  @ViewBuilder
  private var marked: some View {
    HStack(spacing: 0) {
      if hasMark { Text(usesASCII ? ">" : "▸") }
      HStack(spacing: 1) {
        if let symbol = appearance.symbol { Text(symbol) }
        content
      }
      .padding(EdgeInsets(leading: gap, trailing: gap))
      if hasMark { Text(usesASCII ? "<" : "◂") }
    }
  }

  /// Between the marks and what is shown.
  private var gap: Int {
    let insets = appearance.contentInsets
    return hasMark && min(insets.leading, insets.trailing) > 1 ? 1 : 0
  }

  /// The room that the marks leave.
  private var insets: EdgeInsets {
    let insets = appearance.contentInsets
    let taken = hasMark ? 1 + gap : 0
    return EdgeInsets(
      top: insets.top, leading: insets.leading - taken, bottom: insets.bottom,
      trailing: insets.trailing - taken)
  }
}

extension Appearance {
  /// What happens to a control and cannot be seen by its appearance.
  struct Untold: Equatable {
    var isPressed = false
    var isHovered = false
    var isFocused = false
    var isDisabled = false
  }

  /// How a button looks that `configure` configures, and what that leaves untold.
  static func of(
    _ configuration: ButtonStyleConfiguration, usesColor: Bool,
    configure: (inout Appearance) -> Void
  ) -> (appearance: Appearance, untold: Untold) {
    var now = Appearance(configuration)
    let appearance = now.configured(by: configure)
    /// Whether it would look just so otherwise.
    func isUntold(_ change: (inout Appearance) -> Void) -> Bool {
      let before = now.configured(by: configure)
      change(&now)
      return before.facts(usesColor) == now.configured(by: configure).facts(usesColor)
    }
    // A press may hide what hovering shows, and both may hide what the focus does.
    return (
      appearance,
      Untold(
        isPressed: now.isPressed && isUntold { $0.state.isPressed = false },
        isHovered: now.isHovered && isUntold { $0.state.isHovered = false },
        isFocused: now.isFocused && isUntold { $0.state.isFocused = false },
        isDisabled: !now.isEnabled && isUntold { $0.isEnabled = true })
    )
  }

  private init(_ configuration: ButtonStyleConfiguration) {
    self.init(
      role: configuration.role, isEnabled: configuration.isEnabled,
      state: ButtonState(
        isPressed: configuration.isPressed, isHovered: configuration.isHovered,
        isFocused: configuration.isFocused))
  }

  private func configured(by configure: (inout Appearance) -> Void) -> Appearance {
    var appearance = self
    configure(&appearance)
    return appearance
  }

  /// The same but for what is not seen.
  private func facts(_ usesColor: Bool) -> Appearance {
    var facts = Appearance(role: nil, isEnabled: true, state: ButtonState())
    facts.font = font
    facts.textAlignment = textAlignment
    facts.border = border
    facts.cornerRadius = cornerRadius
    facts.contentInsets = contentInsets
    facts.symbol = symbol
    facts.shadow = shadow
    guard usesColor else { return facts }
    facts.foreground = foreground
    facts.background = background
    facts.borderColor = borderColor
    return facts
  }
}
