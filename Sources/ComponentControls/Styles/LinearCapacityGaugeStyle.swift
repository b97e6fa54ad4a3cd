/// A gauge style that shows a bar, which fills up, between the labels. This is the default style.
///
///     Volume 0 ████▌········ 11 4
public struct LinearCapacityGaugeStyle: GaugeStyle, ValueFollowingStyle {
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
struct GaugeLine<Scale: Drawing>: View {
  private let configuration: GaugeStyleConfiguration
  private let scale: (_ fraction: Double, _ gradient: Gradient?) -> Scale

  init(
    _ configuration: GaugeStyleConfiguration,
    scale: @escaping (_ fraction: Double, _ gradient: Gradient?) -> Scale
  ) {
    self.configuration = configuration
    self.scale = scale
  }

  var body: some View {
    HStack {
      configuration.label
      configuration.minimumValueLabel
      Drawn(configuration.shown.values) { scale($0, configuration.gradient) }
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
    let width = canvas.size.width
    let parts = Int((fraction * Double(width * blocks.count)).rounded())
    let (whole, part) = (parts / blocks.count, parts % blocks.count)
    let rest = Rect(x: whole, y: 0, width: width - whole, height: 1)
    canvas.styled { $0.isDim = true }.fill(rest, with: canvas.symbol("·", ascii: "."))
    let bar = canvas.styled { $0.foreground = gradient.gaugeColor(at: fraction) }
    bar.fill(Rect(x: 0, y: 0, width: whole, height: 1), with: blocks[blocks.count - 1])
    if part > 0 { bar.write(blocks[part - 1], at: Point(x: whole, y: 0)) }
  }
}
