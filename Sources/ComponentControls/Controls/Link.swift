import Signals

/// A control that opens a URL when pressed.
///
///     Link("Manual", destination: "https://example.com/manual")
///
///     Manual
///     ──────
///
/// A link opens its destination with ``EnvironmentValues/openURL``. Its text is underlined in the
/// accent color: bold when hovered, in the colors of a selection when focused, without the line
/// when pressed and faint when disabled; a button style changes that. On a terminal with
/// hyperlinks (OSC 8) the text is also one of the terminal's links, which it opens and copies in
/// its own way, usually on a click with Ctrl or Command.
public struct Link<Label: View>: View {
  private let destination: String
  private nonisolated var label: Label

  /// Creates a link that shows `label`.
  ///
  /// - Parameters:
  ///   - destination: An absolute URL, as a string or as Foundation's `URL`.
  ///   - label: The content of the link.
  public nonisolated init(
    destination: some CustomStringConvertible, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination.description
    self.label = label()
  }

  /// A button that opens the destination.
  public var body: some View {
    LinkButton(destination: destination, label: label)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Link: Sendable {}

extension Link where Label == Text {
  /// Creates a link that shows `title`.
  @_disfavoredOverload  // A literal may contain Markdown.
  public nonisolated init(_ title: String, destination: some CustomStringConvertible) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link that shows the newest of `titles`. It has no title before the first value.
  public nonisolated init(
    _ titles: some Publisher<String, Never>, destination: some CustomStringConvertible
  ) {
    self.init(destination: destination) { Text(titles) }
  }
}

private struct LinkButton<Label: View>: View {
  let destination: String
  let label: Label
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .transformEnvironment { [destination] in
      $0.addDefaultButtonStyle(LinkStyle())
      $0.textLayout.link = destination
    }
    .accessibilityControl(.link)
  }
}

private struct LinkStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.selectedAppearance(
      configuration.isFocused,
      attributes: Attributes(
        foreground: .accentColor, isBold: configuration.isHovered ? true : nil,
        isDim: !configuration.isEnabled, isUnderlined: !configuration.isPressed))
  }

  func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}
