import ComponentCore

/// A bar of a ``BarChart``.
public struct ChartBar: Hashable, Sendable {
  /// The label of the bar.
  public var label: String
  /// The length of the bar, on the scale of the chart. A bar of NaN is not drawn.
  public var value: Double
  /// The color; `nil` for the accent color.
  public var color: Color?

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - label: The label of the bar.
  ///   - value: The length of the bar, on the scale of the chart.
  ///   - color: The color; `nil` for the accent color.
  public init(_ label: String, _ value: Double, color: Color? = nil) {
    self.label = label
    self.value = value
    self.color = color
  }
}

/// The blocks that fill a part of a cell, from one edge or from the opposite one.
nonisolated struct ChartBlocks {
  /// The blocks from the left or from the bottom, of one to eight eighths.
  private let leading: [String]
  /// The blocks of an eighth and a half from the right or from the top.
  private let (trailingEighth, trailingHalf): (String, String)

  static let horizontal = ChartBlocks(
    leading: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"], trailingEighth: "▕", trailingHalf: "▐")
  static let vertical = ChartBlocks(
    leading: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], trailingEighth: "▔", trailingHalf: "▀")

  private init(leading: [String], trailingEighth: String, trailingHalf: String) {
    self.leading = leading
    self.trailingEighth = trailingEighth
    self.trailingHalf = trailingHalf
  }

  /// Returns the block for the part of a cell that `eighths` cover, or `nil` if they cover too
  /// little of it.
  ///
  /// - Parameters:
  ///   - cell: The index of the cell.
  ///   - eighths: The covered eighths of all cells.
  ///   - usesASCII: Whether the block must be an ASCII character.
  func block(at cell: Int, covering eighths: Range<Int>, inASCII usesASCII: Bool) -> String? {
    let cellEighths = cell * 8..<cell * 8 + 8
    let covered = eighths.clamped(to: cellEighths)
    if covered.isEmpty { return nil }
    if usesASCII { return covered.count >= 4 || eighths.count < 8 ? "#" : nil }
    if covered.lowerBound == cellEighths.lowerBound { return leading[covered.count - 1] }
    return covered.count >= 6 ? leading[7] : covered.count >= 3 ? trailingHalf : trailingEighth
  }
}
