import ComponentCore

extension ColorScheme {
  /// Creates the color scheme of a background color as xterm reports it: `rgb:1e1e/1e1e/2e2e`,
  /// with one to four hexadecimal digits for each component, or `rgba:` with a fourth component.
  init?(background color: some StringProtocol) {
    let parts = color.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, ["rgb", "rgba"].contains(parts[0]) else { return nil }
    let components = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard components.count == parts[0].count else { return nil }
    var values: [Double] = []
    for component in components {
      guard (1...4).contains(component.utf8.count), let value = UInt16(component, radix: 16) else {
        return nil
      }
      values.append(Double(value) / Double(1 << (4 * component.utf8.count) - 1))
    }
    // The weights of ITU-R BT.601.
    let brightness = 0.299 * values[0] + 0.587 * values[1] + 0.114 * values[2]
    self = brightness > 0.5 ? .light : .dark
  }

  /// Creates the color scheme of `COLORFGBG`, which some terminals set: the numbers of the
  /// palette's colors for text and background, `15;0`. A number between them is possible.
  init?(foregroundAndBackground variable: String?) {
    let numbers = variable?.split(separator: ";") ?? []
    guard numbers.count > 1, let background = UInt8(numbers[numbers.count - 1]), background < 16
    else { return nil }
    self = background == 7 || background > 8 ? .light : .dark
  }
}
