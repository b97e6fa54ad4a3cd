// Changes of all colors in a view, which are animated.

extension View {
  /// Adds `amount` to the components of all colors in this view.
  public nonisolated func brightness(_ amount: Double) -> some View {
    colorFilter(ColorFilter(.brightness, amount: amount))
  }

  /// Multiplies the distance of all colors in this view to a middle gray by `amount`.
  public nonisolated func contrast(_ amount: Double) -> some View {
    colorFilter(ColorFilter(.contrast, amount: amount))
  }

  /// Multiplies the distance of all colors in this view to grays of their lightness by `amount`.
  public nonisolated func saturation(_ amount: Double) -> some View {
    colorFilter(ColorFilter(.saturation, amount: amount))
  }

  /// Replaces all colors in this view by grays of their lightness, by an amount from 0 to 1.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    colorFilter(ColorFilter(.saturation, amount: 1 - amount))
  }

  /// Turns all colors in this view on the color wheel.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    colorFilter(ColorFilter(.hueRotation, amount: angle.radians))
  }

  /// Replaces all colors in this view by their opposites.
  public nonisolated func colorInvert() -> some View {
    colorFilter(ColorFilter(.inversion))
  }

  /// Multiplies the components of all colors in this view by those of `color`.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    colorFilter(ColorFilter(.multiplication, color: color))
  }
}
