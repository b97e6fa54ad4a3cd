/// A bar that shows a fraction from 0 to 1, followed by the percentage if there is space for it.
nonisolated struct ProgressBar: Drawing, Equatable {
  let fraction: Double

  /// The width of the bar in columns if the proposal leaves it open.
  private static let idealWidth = 20
  /// The columns for the percentage and a blank before it.
  private static let percentageWidth = 5

  @MainActor
  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    Size(width: proposal.width ?? Self.idealWidth + Self.percentageWidth, height: 1)
  }

  @MainActor
  func draw(on canvas: DrawingCanvas) {
    let hasPercentage = canvas.size.width >= 2 * Self.percentageWidth
    let width = canvas.size.width - (hasPercentage ? Self.percentageWidth : 0)
    drawBar(width, on: canvas.styled { $0.foreground = .accentColor })
    guard hasPercentage else { return }
    let percentage = "\(Int(fraction * 100))%"
    canvas.write(percentage, at: Point(x: canvas.size.width - percentage.count, y: 0))
  }

  /// Draws the bar to an eighth of a column.
  @MainActor
  private func drawBar(_ width: Int, on canvas: DrawingCanvas) {
    let parts = canvas.environment.usesASCII ? ["-"] : ["░", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let eighths = Int((fraction * Double(width * 8)).rounded())
    let (whole, part) = (eighths / 8, eighths % 8 % parts.count)
    canvas.fill(Rect(x: 0, y: 0, width: width, height: 1), with: parts[0])
    canvas.write(parts[part], at: Point(x: min(whole, width - 1), y: 0))
    let filled = Rect(x: 0, y: 0, width: whole, height: 1)
    canvas.fill(filled, with: canvas.symbol("█", ascii: "#"))
  }
}
