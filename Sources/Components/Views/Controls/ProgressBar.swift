/// A bar that shows a fraction from 0 to 1, followed by the percentage if there is space for it.
nonisolated struct ProgressBar: View {
  let fraction: ValueOrPublisher<Double>

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ProgressBarNode.reusing(existing, in: context)
    node.bind(fraction) { $0.fraction = $1.isNaN ? 0 : min(max(0, $1), 1) }
    return node
  }
}

private final class ProgressBarNode: LayoutNode, ReusableNode {
  var fraction = 0.0 {
    didSet { if fraction != oldValue { setNeedsPaint() } }
  }

  /// The width of the bar in columns if the proposal leaves it open.
  private static let idealWidth = 20
  /// The columns for the percentage and a blank before it.
  private static let percentageWidth = 5

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? ProgressBarNode.idealWidth + ProgressBarNode.percentageWidth,
      height: 1)
  }

  override func paint(on canvas: DrawingContext) {
    let hasPercentage = rect.size.width >= 2 * ProgressBarNode.percentageWidth
    let width = rect.size.width - (hasPercentage ? ProgressBarNode.percentageWidth : 0)
    let columns = (0..<width).clamped(to: canvas.visibleRect.columns)
    var tinted = canvas
    tinted.attributes.foreground = .accentColor
    tinted.write(
      tree.shaper.glyphs(of: bar(width, in: columns))[...], at: Point(x: columns.lowerBound, y: 0))
    guard hasPercentage else { return }
    let percentage = tree.shaper.glyphs(of: "\(Int(fraction * 100))%")
    canvas.write(percentage[...], at: Point(x: rect.size.width - percentage.count, y: 0))
  }

  /// Returns the characters in `columns` of a bar that is drawn to an eighth of a column.
  private func bar(_ width: Int, in columns: Range<Int>) -> String {
    let parts = environment.usesASCII ? ["-"] : ["░", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let eighths = Int((fraction * Double(width * 8)).rounded())
    let (whole, part) = (eighths / 8, eighths % 8 % parts.count)
    let filled = columns.clamped(to: 0..<whole).count
    let partial = columns.contains(whole) ? parts[part] : ""
    let empty = columns.count - filled - (partial.isEmpty ? 0 : 1)
    return String(repeating: environment.usesASCII ? "#" : "█", count: filled) + partial
      + String(repeating: parts[0], count: empty)
  }
}
