/// A toggle style that shows a box before the label. This is the default style.
///
///     [✓] Wi-Fi    [ ] Wi-Fi
///
/// The box has the colors of a selection while the toggle has the focus, the label is underlined
/// while the pointer is over the toggle, and everything is faint while the toggle is pressed or
/// disabled.
public struct CheckboxToggleStyle: ToggleStyle, ValueFollowingStyle {
  private static let marks = ToggleMarkStyle.Marks(
    off: "[ ]", on: "[✓]", asciiOff: "[ ]", asciiOn: "[x]", isBoldWhileOn: true)

  /// Creates the style.
  public nonisolated init() {}

  /// Returns the box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .replacingButtonStyles(
      ToggleMarkStyle(isOn: configuration.shown, marks: Self.marks, edge: .leading))
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style that shows a box before the label: ``CheckboxToggleStyle``.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
  /// The default style: ``CheckboxToggleStyle``.
  public static var automatic: CheckboxToggleStyle { CheckboxToggleStyle() }
}
