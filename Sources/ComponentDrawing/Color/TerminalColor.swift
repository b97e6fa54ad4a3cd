/// One of the 16 colors of a terminal's palette, which its user chooses.
///
///     Text("main").foregroundStyle(.terminal(.brightGreen))
public enum TerminalColor: UInt8, CaseIterable, Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
}

extension ShapeStyle where Self == Color {
  /// Returns a color of the terminal's palette.
  ///
  /// It looks as the terminal's user has defined it, and may be hard to read on the background;
  /// `Color.red` and the like are not.
  public static func terminal(_ color: TerminalColor) -> Color {
    Color(.palette(color.rawValue))
  }
}
