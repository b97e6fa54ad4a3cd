/// A gauge style that shows an open ring, which fills up clockwise, around the current value.
///
///     Gauge(value: degrees, in: 10...30) {
///       Text("°C")
///     } currentValueLabel: {
///       Text("22")
///     } minimumValueLabel: {
///       Text("10")
///     } maximumValueLabel: {
///       Text("30")
///     }
///     .gaugeStyle(.accessoryCircular)
///
///      ⣀⠔⠋⠉⠉⠙⠢⣀
///     ⡰⠁      ⠈⢆
///     ⡇   22   ⢸
///     ⢱⡀      ⢀⡎
///      ⠈10  30⠁
///
/// The labels of the ends are in the opening; without them, the label of the gauge is. The gauge
/// has ten columns and five rows.
public struct AccessoryCircularGaugeStyle: GaugeStyle, ValueFollowingStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the ring around its labels.
  public func makeBody(configuration: Configuration) -> some View {
    let hasEnds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    ZStack(alignment: .bottom) {
      // Assistive technology reads a label for which there is no space.
      configuration.label.frame(rows: LengthLimits(max: hasEnds ? 0 : nil)).clipped()
      Drawn(configuration.shown.values) {
        GaugeRing(fraction: $0, gradient: configuration.gradient, opening: .degrees(90))
      }
      configuration.currentValueLabel.frame(columns: .flexible, rows: .flexible)
      HStack(columns: 0) {
        configuration.minimumValueLabel
        Spacer()
        configuration.maximumValueLabel
      }
      .frame(columns: 6)
    }
    .frame(
      columns: LengthLimits(exact: GaugeRing.size.width),
      rows: LengthLimits(exact: GaugeRing.size.height))
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style that shows an open ring: ``AccessoryCircularGaugeStyle``.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
