/// The numbers that a slider can select: a range, and the steps in it.
struct SliderScale: Equatable, Sendable {
  let lowerBound: Double
  let upperBound: Double
  /// The distance between two numbers that can be selected, or `nil` for any number.
  let step: Double?

  init<Value: BinaryFloatingPoint>(_ bounds: ClosedRange<Value>, step: Value.Stride?)
  where Value.Stride: BinaryFloatingPoint {
    let step = step.map { Double($0) }
    precondition(step ?? 1 > 0, "Slider(step: \(step ?? 1)): a step is more than 0.")
    lowerBound = Double(bounds.lowerBound)
    upperBound = Double(bounds.upperBound)
    self.step = step
  }

  /// The distance by which an arrow key moves.
  private var keyStep: Double { step ?? (upperBound - lowerBound) / 20 }

  /// Returns where `value` is between the bounds, from 0 to 1.
  func fraction(of value: Double) -> Double {
    let fraction = (clamped(value) - lowerBound) / (upperBound - lowerBound)
    return fraction.isFinite ? fraction : 0
  }

  /// Returns the number that can be selected and is nearest to a fraction of the range.
  func value(at fraction: Double) -> Double {
    let value = lowerBound + min(max(0, fraction), 1) * (upperBound - lowerBound)
    return nearestStep(to: value)
  }

  /// Returns the number that is `count` key presses away from `value`.
  func value(_ count: Int, stepsFrom value: Double) -> Double {
    nearestStep(to: clamped(value) + Double(count) * keyStep)
  }

  private func nearestStep(to value: Double) -> Double {
    guard let step else { return clamped(value) }
    let last = lowerBound + ((upperBound - lowerBound) / step).rounded(.down) * step
    let nearest = lowerBound + ((clamped(value) - lowerBound) / step).rounded() * step
    return clamped(min(nearest, last))
  }

  /// Returns the number in the range that is nearest to `value`; the lower bound for NaN.
  private func clamped(_ value: Double) -> Double {
    value.isNaN ? lowerBound : min(max(value, lowerBound), upperBound)
  }
}
