/// The label of a bordered button, as large as the control size of its environment asks for.
struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  var foreground: Color?
  let fill: Color
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    if let insets = controlSize.borderInsets {
      configuration.label.nodeModifier(
        LabelFrame(
          insets: insets, fill: fill, attributes: attributes, border: border,
          isDim: !configuration.isEnabled))
    } else {
      BracketedLabel(configuration: configuration, attributes: attributes, fill: fill)
    }
  }

  private var border: BorderStyle {
    if !configuration.isEnabled { return .dashed }
    if configuration.isPressed { return .double }
    return configuration.isFocused ? .heavy : .rounded
  }

  private var attributes: Attributes {
    Attributes(
      foreground: foreground, isBold: configuration.isFocused ? true : nil,
      isUnderlined: configuration.isHovered, isReversed: configuration.isPressed)
  }
}

extension ControlSize {
  /// The space between the border of a button and its label, or `nil` for a button without a
  /// border.
  fileprivate var borderInsets: EdgeInsets? {
    switch self {
    case .mini, .small: nil
    case .regular: EdgeInsets(leading: 1, trailing: 1)
    case .large: EdgeInsets(leading: 3, trailing: 3)
    case .extraLarge: EdgeInsets(top: 1, leading: 3, bottom: 1, trailing: 3)
    }
  }
}

/// The label of a small button in one row, between marks that show the focus.
private struct BracketedLabel: View {
  let configuration: ButtonStyleConfiguration
  let attributes: Attributes
  let fill: Color
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    HStack {
      Text(configuration.isFocused ? usesASCII ? ">" : "▸" : "[").foregroundStyle(.accentColor)
      configuration.label.background(fill).attributes(attributes)
      Text(configuration.isFocused ? usesASCII ? "<" : "◂" : "]").foregroundStyle(.accentColor)
    }
    .dim(!configuration.isEnabled)
  }
}
