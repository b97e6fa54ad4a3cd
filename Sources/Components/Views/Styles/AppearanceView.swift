/// A view as its appearance says.
struct AppearanceView<Content: View>: View {
  let appearance: Appearance
  /// What happens to the control that the appearance does not tell.
  var unstyledStates = Appearance.UnstyledStates()
  let content: Content
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let shown =
      marked
      .transformEnvironment { [alignment = appearance.textAlignment] environment in
        if let alignment { environment.textLayout.alignment = alignment }
      }
      .font(appearance.font)
      .foregroundColor(appearance.foreground)
      .attributes(
        Attributes(
          isBold: unstyledStates.isFocused ? true : nil,
          isUnderlined: unstyledStates.isHovered ? true : nil,
          isReversed: unstyledStates.isPressed || (unstyledStates.isFocused && !hasMark)
            ? true : nil)
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
    .dim(unstyledStates.isDisabled)
  }

  private var line: BorderStyle? {
    guard let border = appearance.border else { return nil }
    if unstyledStates.isDisabled { return .dashed }
    if unstyledStates.isPressed { return .double }
    if unstyledStates.isFocused { return .heavy }
    return border == .light && appearance.cornerRadius > 0 ? .rounded : border
  }

  // MARK: Marks

  /// Whether a mark tells that keys go to it: if no line does, and there is room on both sides.
  private var hasMark: Bool {
    unstyledStates.isFocused && line == nil
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
  struct UnstyledStates: Equatable {
    var isPressed = false
    var isHovered = false
    var isFocused = false
    var isDisabled = false
  }

  /// How a button looks that `configure` configures, and the states that leaves unstyled.
  static func of(
    _ configuration: ButtonStyleConfiguration, usesColor: Bool,
    configure: (inout Appearance) -> Void
  ) -> (appearance: Appearance, unstyledStates: UnstyledStates) {
    var now = Appearance(configuration)
    let appearance = now.configured(by: configure)
    /// Whether it would look just so otherwise.
    func isUnstyled(_ change: (inout Appearance) -> Void) -> Bool {
      let before = now.configured(by: configure)
      change(&now)
      return before.visibleProperties(usesColor)
        == now.configured(by: configure).visibleProperties(usesColor)
    }
    // A press may hide what hovering shows, and both may hide what the focus does.
    return (
      appearance,
      UnstyledStates(
        isPressed: now.isPressed && isUnstyled { $0.state.isPressed = false },
        isHovered: now.isHovered && isUnstyled { $0.state.isHovered = false },
        isFocused: now.isFocused && isUnstyled { $0.state.isFocused = false },
        isDisabled: !now.isEnabled && isUnstyled { $0.isEnabled = true })
    )
  }

  private init(_ configuration: ButtonStyleConfiguration) {
    self.init(
      role: configuration.role, isEnabled: configuration.isEnabled,
      state: ControlState(
        isPressed: configuration.isPressed, isHovered: configuration.isHovered,
        isFocused: configuration.isFocused))
  }

  private func configured(by configure: (inout Appearance) -> Void) -> Appearance {
    var appearance = self
    configure(&appearance)
    return appearance
  }

  /// The same but for what is not seen.
  private func visibleProperties(_ usesColor: Bool) -> Appearance {
    var visibleProperties = Appearance(role: nil, isEnabled: true, state: ControlState())
    visibleProperties.font = font
    visibleProperties.textAlignment = textAlignment
    visibleProperties.border = border
    visibleProperties.cornerRadius = cornerRadius
    visibleProperties.contentInsets = contentInsets
    visibleProperties.symbol = symbol
    visibleProperties.shadow = shadow
    guard usesColor else { return visibleProperties }
    visibleProperties.foreground = foreground
    visibleProperties.background = background
    visibleProperties.borderColor = borderColor
    return visibleProperties
  }
}
