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
    let mark = Int((fraction * Double(end)).rounded())
    for x in canvas.visibleRect.columns {
      let isMark = x == mark
      let color = gradient?.color(at: Double(x) / Double(end))
      let canvas = canvas.styled {
        $0.foreground = isMark ? color ?? .accentColor : color
        $0.isDim = gradient == nil && !isMark
      }
      let symbol = isMark ? canvas.symbol("●", ascii: "O") : canvas.symbol("─", ascii: "-")
      canvas.write(symbol, at: Point(x: x, y: 0))
    }
  }
}
