/// A gauge style that shows a ring, which fills up clockwise from its top, around the label of the
/// current value or, without one, of the gauge.
///
///     Gauge("CPU", value: 0.5).gaugeStyle(.accessoryCircularCapacity)
///
///      ⣠⠔⠊⠉⠉⠑⠢⣄
///     ⡰⠁      ⠈⢆
///     ⡇  CPU   ⢸
///     ⠱⡀      ⢀⠎
///      ⠙⠢⢄⣀⣀⡠⠔⠋
///
/// The gauge has ten columns and five rows.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, ValueFollowingStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the ring around a label.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      // Assistive technology reads a label for which there is no space.
      configuration.label.frame(
        rows: LengthLimits(max: configuration.currentValueLabel == nil ? nil : 0)
      )
      .clipped()
      Drawn(configuration.shown.values) {
        GaugeRing(fraction: $0, gradient: configuration.gradient, opening: .zero)
      }
      configuration.currentValueLabel
    }
    .frame(
      columns: LengthLimits(exact: GaugeRing.size.width),
      rows: LengthLimits(exact: GaugeRing.size.height))
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style that shows a ring: ``AccessoryCircularCapacityGaugeStyle``.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
