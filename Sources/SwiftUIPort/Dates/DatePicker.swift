/// A control that selects a date.
///
///     DatePicker("Departure", selection: $departure, in: Date()...)
///
///     Departure 11/25/2026,  5:05 PM
///
/// A picker takes focus as a whole, and its current part, at first the first one, has swapped
/// colors. ← and → choose another part, ↑ and ↓ change it, and digits replace it; A and P choose
/// the half of the day. A click chooses a part. The order of the parts is that of
/// `locale`. What the user chooses outside of the range becomes its nearer
/// end.
///
/// With the style ``GraphicalDatePickerStyle``, it shows the days of a month, of which arrows and
/// clicks choose one. Page Up and Page Down choose another month.
///
/// The picker shows the current date before the first value of a publisher.
public struct DatePicker<Label: View>: View {
  private nonisolated var selection: ControlValue<Date>
  private nonisolated var range: ClosedRange<Date>
  private nonisolated var components: DatePickerComponents
  private nonisolated var label: Label

  /// Creates a picker of a date in a range.
  ///
  /// - Parameters:
  ///   - selection: The date to show and change.
  ///   - range: The dates that can be selected.
  ///   - displayedComponents: The parts of the date that are shown.
  ///   - label: The views before the date.
  public nonisolated init(
    selection: some ControlSource<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = ControlValue(selection)
    self.range = range
    components = displayedComponents
    self.label = label()
  }

  /// Creates a picker of a date from another on.
  public nonisolated init(
    selection: some ControlSource<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: range.lowerBound...max(range.lowerBound, .distantFuture),
      displayedComponents: displayedComponents, label: label)
  }

  /// Creates a picker of a date up to another.
  public nonisolated init(
    selection: some ControlSource<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: min(range.upperBound, .distantPast)...range.upperBound,
      displayedComponents: displayedComponents, label: label)
  }

  /// Creates a picker of any date.
  public nonisolated init(
    selection: some ControlSource<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: .distantPast ... .distantFuture,
      displayedComponents: displayedComponents, label: label)
  }

  /// The label and the parts of the date.
  public var body: some View {
    StyledDatePicker(
      selection: selection, range: range, components: components, label: label)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension DatePicker: Sendable {}

extension DatePicker where Label == Text {
  /// Creates a picker of a date in a range.
  public nonisolated init(
    _ title: some StringProtocol, selection: some ControlSource<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(String(title))
    }
  }

  /// Creates a picker of a date from another on.
  public nonisolated init(
    _ title: some StringProtocol, selection: some ControlSource<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(String(title))
    }
  }

  /// Creates a picker of a date up to another.
  public nonisolated init(
    _ title: some StringProtocol, selection: some ControlSource<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(String(title))
    }
  }

  /// Creates a picker of any date.
  public nonisolated init(
    _ title: some StringProtocol, selection: some ControlSource<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(String(title))
    }
  }
}

/// The parts of a date that a ``DatePicker`` shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}
