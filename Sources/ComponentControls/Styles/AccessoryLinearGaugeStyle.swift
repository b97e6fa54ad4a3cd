/// A gauge style that marks the value on a line between the labels.
///
///     Volume 0 ────●──────── 11 4
///
/// The line has the colors of the gauge's gradient.
public struct AccessoryLinearGaugeStyle: GaugeStyle, ValueFollowingStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the line between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration) { GaugeScale(fraction: $0, gradient: $1) }
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style that marks the value on a line: ``AccessoryLinearGaugeStyle``.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A line with a mark at the value.
private nonisolated struct GaugeScale: Drawing, Hashable {
  let fraction: Double
  let gradient: Gradient?

  @MainActor
  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    Size(width: proposal.width ?? 20, height: 1)
  }

  @MainActor
  var accessibilityElement: AccessibilityElement? { .gauge(fraction) }

  @MainActor
  func draw(on canvas: DrawingCanvas) {
    let end = max(1, canvas.size.width - 1)
    drawLine(to: end, on: canvas)
    let mark = Int((fraction * Double(end)).rounded())
    let marked = canvas.styled {
      $0.foreground = gradient.gaugeColor(at: Double(mark) / Double(end))
      $0.isDim = false
    }
    marked.write(canvas.symbol("●", ascii: "O"), at: Point(x: mark, y: 0))
  }

  @MainActor
  private func drawLine(to end: Int, on canvas: DrawingCanvas) {
    let line = canvas.symbol("─", ascii: "-")
    guard let gradient else {
      return canvas.styled { $0.isDim = true }.fill(Rect(size: canvas.size), with: line)
    }
    for x in canvas.visibleRect.columns {
      let colored = canvas.styled {
        $0.foreground = gradient.color(at: Double(x) / Double(end))
        $0.isDim = false
      }
      colored.write(line, at: Point(x: x, y: 0))
    }
  }
}
