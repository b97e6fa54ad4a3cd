/// A view in the look of an ``Appearance``.
struct AppearanceView<Content: View>: View {
  let appearance: Appearance
  /// The states of the control that the appearance does not show.
  var markedStates: ControlState = []
  let content: Content
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    Group {
      if let border {
        label.border(appearance.borderColor ?? .primary, style: border)
      } else {
        label.clipShape(.rect(cornerRadius: appearance.cornerRadius))
      }
    }
    .shadow(
      ValueOrPublisher(appearance.shadow?.color ?? .clear), radius: 0,
      offset: Point(x: appearance.shadow?.x ?? 0, y: appearance.shadow?.y ?? 0)
    )
    .dim(markedStates.contains(.disabled))
  }

  /// The content between its marks, filled with the background.
  private var label: some View {
    markedContent
      .transformEnvironment { [alignment = appearance.textAlignment] environment in
        if let alignment { environment.textLayout.alignment = alignment }
      }
      .font(appearance.font)
      .foregroundColor(appearance.foreground)
      .attributes(markAttributes)
      .padding(ValueOrPublisher(insets))
      .background(appearance.background ?? .clear)
  }

  private var border: BorderStyle? {
    guard let border = appearance.border else { return nil }
    if markedStates.contains(.disabled) { return .dashed }
    if markedStates.contains(.pressed) { return .double }
    if markedStates.contains(.focused) { return .heavy }
    return border == .light && appearance.cornerRadius > 0 ? .rounded : border
  }

  // MARK: Marks

  private var markAttributes: Attributes {
    let isFocused = markedStates.contains(.focused)
    let isPressed = markedStates.contains(.pressed)
    let focusReverses = isFocused && !hasArrows
    // Without a border, pressing a focused button only shows if the colors are swapped back.
    let isReversed = border == nil ? focusReverses != isPressed : focusReverses || isPressed
    return Attributes(
      isBold: isFocused ? true : nil, isUnderlined: markedStates.contains(.hovered) ? true : nil,
      isReversed: isReversed ? true : nil)
  }

  /// Whether arrows mark the focus, which needs space in the insets and no border.
  private var hasArrows: Bool {
    markedStates.contains(.focused) && border == nil
      && min(appearance.contentInsets.leading, appearance.contentInsets.trailing) > 0
  }

  @ViewBuilder
  private var markedContent: some View {
    HStack(columns: 0) {
      if hasArrows { Text(usesASCII ? ">" : "▸") }
      HStack {
        if let symbol = appearance.symbol { Text(symbol) }
        content
      }
      .padding(ValueOrPublisher(EdgeInsets(leading: gap, trailing: gap)))
      if hasArrows { Text(usesASCII ? "<" : "◂") }
    }
  }

  /// The columns between the arrows and the content.
  private var gap: Int {
    let insets = appearance.contentInsets
    return hasArrows && min(insets.leading, insets.trailing) > 1 ? 1 : 0
  }

  /// The insets without the columns that the arrows take.
  private var insets: EdgeInsets {
    let insets = appearance.contentInsets
    let taken = hasArrows ? 1 + gap : 0
    return EdgeInsets(
      top: insets.top, leading: insets.leading - taken, bottom: insets.bottom,
      trailing: insets.trailing - taken)
  }
}
