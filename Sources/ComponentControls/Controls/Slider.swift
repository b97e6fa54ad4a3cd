import Signals

/// A control that selects a number from a range.
///
///     Slider(value: $volume, in: 0...11, step: 1) {
///       Text("Volume")
///     } minimumValueLabel: {
///       Text("0")
///     } maximumValueLabel: {
///       Text("11")
///     }
///
///     Volume 0 ━━━━━━━●────────── 11
///
/// The line is as wide as the labels leave space, and 20 columns if the proposed width is open. A
/// click moves the knob to the pointer, and dragging moves it along, by less than a column on
/// terminals that report the mouse in pixels. A slider takes focus; ← and → move the knob by a
/// step, Home and End move it to the bounds. Without a step, the arrow keys move it by a twentieth
/// of the range. The knob stands between two arrows while the slider has the focus, is underlined
/// while the pointer is over the line, and is faint while it is pressed; everything is faint while
/// the slider is disabled.
///
/// The knob is at the lower bound before the first value of a publisher. A number outside of the
/// range is shown as the nearest bound, NaN as the lower one. The slider changes it only when the
/// user does.
public struct Slider<Label: View, ValueLabel: View>: View {
  private nonisolated var value: ControlValue<Double>
  private nonisolated var scale: SliderScale
  private nonisolated var label: Label
  private nonisolated var minimumValueLabel: ValueLabel
  private nonisolated var maximumValueLabel: ValueLabel
  private nonisolated var onEditingChanged: (Bool) -> Void

  /// Creates a slider that shows and changes a number.
  ///
  /// - Parameters:
  ///   - value: The number to change.
  ///   - bounds: The numbers at the two ends of the line.
  ///   - step: The distance between two numbers that can be selected, counted from the lower
  ///     bound; more than 0. `nil` for no steps.
  ///   - label: The views before the line.
  ///   - minimumValueLabel: The views at the beginning of the line.
  ///   - maximumValueLabel: The views at the end of the line.
  ///   - onEditingChanged: Called with `true` when a press or key begins to change the number, and
  ///     with `false` when it ends.
  public nonisolated init<Value: BinaryFloatingPoint & Sendable>(
    value: some ControlSource<Value>, in bounds: ClosedRange<Value> = 0...1,
    step: Value.Stride? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.value = ControlValue(value, get: { Double($0) }, set: { Value($0) })
    scale = SliderScale(bounds, step: step)
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    self.onEditingChanged = onEditingChanged
  }

  /// The label and the line between the labels of its ends.
  public var body: some View {
    LabeledControl(label: label) {
      minimumValueLabel.accessibilityHidden(true)
      SliderLine(value: value, scale: scale, onEditingChanged: onEditingChanged)
      maximumValueLabel.accessibilityHidden(true)
    }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Slider: Sendable {}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider without labels at its ends.
  public nonisolated init<Value: BinaryFloatingPoint & Sendable>(
    value: some ControlSource<Value>, in bounds: ClosedRange<Value> = 0...1,
    step: Value.Stride? = nil, @ViewBuilder label: () -> Label = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}
