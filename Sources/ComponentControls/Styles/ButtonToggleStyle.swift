/// A toggle style that shows a button, with a check mark while the toggle is on.
///
///     ╭─────────╮    ╭─────────╮
///     │ ✓ Wi-Fi │    │   Wi-Fi │
///     ╰─────────╯    ╰─────────╯
///
/// The button has the style of the enclosing views.
public struct ButtonToggleStyle: ToggleStyle, ValueFollowingStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Latest(configuration.shown) { CheckMark(isOn: $0) }
      configuration.label
    }
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that shows a button: ``ButtonToggleStyle``.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct CheckMark: View {
  let isOn: Bool
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    Text(isOn ? usesASCII ? "x" : "✓" : " ").decorative()
  }
}
