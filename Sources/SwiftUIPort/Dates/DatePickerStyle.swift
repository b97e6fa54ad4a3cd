/// The style of a date picker.
public struct DatePickerStyle: Hashable, Sendable {
  let isGraphical: Bool

  /// A field.
  public static let automatic = DatePickerStyle(isGraphical: false)
  /// A field.
  public static let compact = automatic
  /// A field.
  public static let field = automatic
  /// A field.
  public static let stepperField = automatic
  /// A field.
  public static let wheel = automatic
  /// The days of a month:
  ///
  ///     ‹  November 2026   ›
  ///      S  M  T  W  T  F  S
  ///      1  2  3  4  5  6  7
  ///      8  9 10 11 12 13 14
  ///     15 16 17 18 19 20 21
  ///     22 23 24 25 26 27 28
  ///     29 30
  ///
  /// Arrows choose another day, Page Up and Page Down another month, Home and End the first and
  /// the last day. The wheel and clicks on the marks beside the title also choose another month. A
  /// time has a field below. A picker without a day is a field.
  public static let graphical = DatePickerStyle(isGraphical: true)
}

extension View {
  /// Sets the style of date pickers in this view.
  public nonisolated func datePickerStyle(_ style: DatePickerStyle) -> some View {
    environment(\.datePickerStyle, style)
  }
}

/// A field.
public func CompactDatePickerStyle() -> DatePickerStyle { .compact }
/// A field.
public func DefaultDatePickerStyle() -> DatePickerStyle { .automatic }
/// A field.
public func FieldDatePickerStyle() -> DatePickerStyle { .field }
/// The days of a month.
public func GraphicalDatePickerStyle() -> DatePickerStyle { .graphical }
/// A field.
public func WheelDatePickerStyle() -> DatePickerStyle { .wheel }

/// What changes a date, in the style of the environment.
struct DateControls: View {
  let selection: ControlValue<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.datePickerStyle) private var style

  var body: some View {
    if style.isGraphical, components.contains(.date) {
      VStack(alignment: .leading, spacing: 0) {
        MonthField(selection: selection, range: range)
        if components.contains(.hourAndMinute) {
          DateField(selection: selection, range: range, components: .hourAndMinute)
        }
      }
    } else {
      DateField(selection: selection, range: range, components: components)
    }
  }
}

extension EnvironmentValues {
  fileprivate var datePickerStyle: DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static let defaultValue = DatePickerStyle.automatic
}
