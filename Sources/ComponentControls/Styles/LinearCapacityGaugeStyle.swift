/// A gauge style that shows a bar, which fills up, between the labels. This is the default style.
///
///     Volume 0 ████▌········ 11 4
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the bar between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration) { GaugeBar(fraction: $0, gradient: $1) }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style that shows a bar: ``LinearCapacityGaugeStyle``.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A style that shows a bar: ``LinearCapacityGaugeStyle``.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
  /// The default style: ``LinearCapacityGaugeStyle``.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The labels of a gauge in a row, with the drawing of its value between those of the ends.
struct GaugeLine<Scale: View>: View {
  private let configuration: GaugeStyleConfiguration
  private let scale: Scale

  init(
    _ configuration: GaugeStyleConfiguration,
    scale: (_ fraction: Double, _ gradient: Gradient?) -> Scale
  ) {
    self.configuration = configuration
    self.scale = scale(configuration.value, configuration.gradient)
  }

  var body: some View {
    HStack(spacing: 1) {
      configuration.label
      configuration.minimumValueLabel
      scale
      configuration.maximumValueLabel
      configuration.currentValueLabel
    }
  }
}

private nonisolated struct GaugeBar: Drawing, Hashable {
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
    let blocks =
      canvas.environment.usesASCII ? ["#"] : ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
    let parts = Int((fraction * Double(canvas.size.width * blocks.count)).rounded())
    let bar = canvas.styled { $0.foreground = gradient.gaugeColor(at: fraction) }
    let rest = canvas.styled { $0.isDim = true }
    for x in canvas.visibleRect.columns {
      let point = Point(x: x, y: 0)
      let part = parts - x * blocks.count
      if part > 0 {
        bar.write(blocks[min(part, blocks.count) - 1], at: point)
      } else {
        rest.write(canvas.symbol("·", ascii: "."), at: point)
      }
    }
  }
}
