import ComponentCore

/// A series of values in a chart.
public struct ChartSeries: Hashable, Sendable {
  /// How the values of a series are drawn.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// As a line.
    case line
    /// As a line and the area between the line and zero.
    case area
  }

  /// The name in the legend; empty for none.
  public var name: String
  /// The values, from the oldest to the newest. One that is not a number leaves a gap.
  public var values: [Double]
  /// The color; `nil` for one that differs from that of the series before.
  public var color: Color?
  /// How the values are drawn.
  public var style: Style

  /// Creates a series of values.
  ///
  /// - Parameters:
  ///   - name: The name in the legend; empty for none.
  ///   - values: The values, from the oldest to the newest.
  ///   - color: The color; `nil` for one that differs from that of the series before.
  ///   - style: How the values are drawn.
  public init(
    _ name: String, _ values: some Sequence<Double>, color: Color? = nil, style: Style = .line
  ) {
    self.name = name
    self.values = Array(values)
    self.color = color
    self.style = style
  }

  /// Creates a series of values without a name.
  ///
  /// - Parameters:
  ///   - values: The values, from the oldest to the newest.
  ///   - color: The color; `nil` for one that differs from that of the series before.
  ///   - style: How the values are drawn.
  public init(_ values: some Sequence<Double>, color: Color? = nil, style: Style = .line) {
    self.init("", values, color: color, style: style)
  }
}

/// The look of the series of a chart.
package nonisolated enum ChartPalette {
  private static let colors: [Color] = [.accentColor, .orange, .green, .purple, .red, .cyan]
  private static let dashes: [[Int]] = [[], [2, 1], [1, 1], [4, 1, 1, 1]]
  private static let samples = ["──", "╌╌", "··", "─·"]
  private static let asciiSamples = ["--", "- ", "..", "-."]

  /// Returns the color of the series at `index`.
  package static func color(at index: Int) -> Color { colors[index % colors.count] }

  /// Returns the dashes of the series at `index`, where there are no colors.
  static func dash(at index: Int) -> [Int] { dashes[index % dashes.count] }

  /// Returns whether a column of cells is in a gap of the dashes at `index`.
  @MainActor
  static func isGap(_ column: Int, at index: Int, on canvas: DrawingCanvas) -> Bool {
    let dash = canvas.environment.usesColor ? [] : dash(at: index)
    guard !dash.isEmpty else { return false }
    var rest = column % dash.reduce(0, +)
    for (part, length) in dash.enumerated() {
      if rest < length { return part % 2 == 1 }
      rest -= length
    }
    return false
  }

  /// Returns the picture of a line with the dashes at `index`.
  static func sample(at index: Int, inASCII usesASCII: Bool) -> String {
    (usesASCII ? asciiSamples : samples)[index % samples.count]
  }
}
