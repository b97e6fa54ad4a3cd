/// The properties of a date picker, for a ``DatePickerStyle``.
public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  public struct Label: View {
    let content: AnyView

    /// The label that the picker was created with.
    public var body: some View { content }
  }

  /// The label of the picker.
  public let label: Label
  /// The date. Setting it selects another one.
  @Binding public var selection: Date
  /// The first date that can be selected, if there is one.
  public let minimumDate: Date?
  /// The last date that can be selected, if there is one.
  public let maximumDate: Date?
  /// The parts of the date that are shown.
  public let displayedComponents: DatePickerComponents
}

/// A type that determines the look of date pickers.
///
///     struct Weekly: DatePickerStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack {
///           configuration.label
///           Button("Next week") { configuration.selection += 7 * 86_400 }
///         }
///       }
///     }
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol DatePickerStyle: ControlStyle
where StyleConfiguration == DatePickerStyleConfiguration {
  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration
}

/// A field after the label, in which keys change the parts of the date.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label and a field.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker
  }
}

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
/// Arrows choose another day, Page Up and Page Down another month, Home and End the first and the
/// last day. The wheel and clicks on the marks beside the title also choose another month. A time
/// has a field below. A picker without a day is a field.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label and the days of a month.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker.datePickerStyle(self)
  }
}

/// A field.
public typealias DefaultDatePickerStyle = CompactDatePickerStyle
/// A field.
public typealias FieldDatePickerStyle = CompactDatePickerStyle
/// A field.
public typealias StepperFieldDatePickerStyle = CompactDatePickerStyle
/// A field.
public typealias WheelDatePickerStyle = CompactDatePickerStyle

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field.
  public static var automatic: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// A field.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// A field.
  public static var field: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// A field.
  public static var stepperField: CompactDatePickerStyle { CompactDatePickerStyle() }
  /// A field.
  public static var wheel: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month: ``GraphicalDatePickerStyle``.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  /// Sets the style of date pickers in this view.
  public nonisolated func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    environment(\.datePickerStyle, style)
  }
}

extension DatePickerStyleConfiguration {
  /// A picker of the same date in the usual style.
  @MainActor
  fileprivate var picker: some View {
    DatePicker(
      selection: $selection,
      in: (minimumDate ?? .distantPast)...(maximumDate ?? .distantFuture),
      displayedComponents: displayedComponents
    ) { label }
    .environment(\.datePickerStyle, CompactDatePickerStyle())
  }
}

/// A picker in the style of the environment.
struct StyledDatePicker<Label: View>: View {
  let selection: ControlValue<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label
  @Environment(\.datePickerStyle) private var style

  var body: some View {
    if style is CompactDatePickerStyle || style is GraphicalDatePickerStyle {
      LabeledControl(label: label) {
        DateControls(
          selection: selection, range: range, components: components,
          isGraphical: style is GraphicalDatePickerStyle)
      }
    } else {
      let values = selection.displayedValue()
      Latest(values, default: values.initial ?? TickingText.now) { date in
        AnyView(view(of: date, in: style))
      }
    }
  }

  private func view(of date: Date, in style: some DatePickerStyle) -> any View {
    style.styled(
      DatePickerStyleConfiguration(
        label: .init(content: AnyView(label)),
        selection: Binding(get: { date }, set: { _ = selection.setValue($0) }),
        minimumDate: range.lowerBound == .distantPast ? nil : range.lowerBound,
        maximumDate: range.upperBound == .distantFuture ? nil : range.upperBound,
        displayedComponents: components))
  }
}

/// What changes a date: a field, or the days of a month.
struct DateControls: View {
  let selection: ControlValue<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let isGraphical: Bool

  var body: some View {
    if isGraphical, components.contains(.date) {
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
  fileprivate var datePickerStyle: any DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: any DatePickerStyle { CompactDatePickerStyle() }
}
