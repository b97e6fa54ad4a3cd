/// A frame around the label, which tells by its line what happens to the button.
///
///     ╭────╮  ╭────╮  ┏━━━━┓  ╔════╗  ┌╌╌╌╌┐
///     │ Go │  │ Go̲ │  ┃ Go ┃  ║ Go ║  ┆ Go ┆
///     ╰────╯  ╰────╯  ┗━━━━┛  ╚════╝  └╌╌╌╌┘
///             hovered focused pressed disabled
///
/// The label is underlined when hovered, bold when focused, reversed when pressed, faint when
/// disabled. The style of buttons for which no other is said.
public struct BorderedButtonStyle: ButtonStyle {
  /// The style.
  public nonisolated init() {}

  /// The label in its frame.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(
      configuration: configuration,
      fill: configuration.isPressed ? .terminalBackground : .clear)
  }
}

/// A frame around the label, filled with the button's color.
///
/// It tells what happens to the button as ``BorderedButtonStyle`` does.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// The style.
  public nonisolated init() {}

  /// The label in its frame.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, foreground: .white, fill: .accentColor)
  }
}

private struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  var foreground: Color?
  let fill: Color

  var body: some View {
    configuration.label
      .padding(.horizontal, 1)
      .background(fill)
      .attributes(
        Attributes(
          foreground: foreground, isBold: configuration.isFocused ? true : nil,
          isUnderlined: configuration.isHovered, isReversed: configuration.isPressed)
      )
      .border(.accentColor, style: line)
      .dim(!configuration.isEnabled)
  }

  private var line: BorderStyle {
    if !configuration.isEnabled { return .dashed }
    if configuration.isPressed { return .double }
    return configuration.isFocused ? .heavy : .rounded
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A frame around the label: ``BorderedButtonStyle``.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A filled frame around the label: ``BorderedProminentButtonStyle``.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
