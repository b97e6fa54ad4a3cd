/// A control that selects several days of a month.
///
///     MultiDatePicker("Closed", selection: $closedDays)
///
///     ‹  November 2026   ›
///      S  M  T  W  T  F  S
///      1  2  3  4  5  6  7
///
/// Arrows move to another day, Page Up and Page Down to another month. Enter, Space and a click
/// select a day or remove it. Selected days are bold and have the accent color, or are underlined
/// where there are no colors.
public struct MultiDatePicker<Label: View>: View {
  private nonisolated var selection: Binding<Set<DateComponents>>
  private nonisolated var range: ClosedRange<Date>
  private nonisolated var label: Label

  private nonisolated init(
    _ selection: Binding<Set<DateComponents>>, _ range: ClosedRange<Date>, _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.label = label
  }

  /// Creates a picker of any days.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, label())
  }

  /// Creates a picker of days in a range, without its end.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lastDates, label())
  }

  /// Creates a picker of days from a date on.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound ... .distantFuture, label())
  }

  /// Creates a picker of days before a date.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (Date.distantPast..<bounds.upperBound).lastDates, label())
  }

  /// The label and the days of a month.
  public var body: some View {
    LabeledControl(label: label) { DaysField(selection: selection, range: range) }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension MultiDatePicker: Sendable {}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of any days.
  public nonisolated init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(String(title)) }
  }

  /// Creates a picker of days in a range, without its end.
  public nonisolated init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(String(title)) }
  }

  /// Creates a picker of days from a date on.
  public nonisolated init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(String(title)) }
  }

  /// Creates a picker of days before a date.
  public nonisolated init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(String(title)) }
  }
}

extension Range<Date> {
  /// The dates up to the last one that is in the range.
  fileprivate var lastDates: ClosedRange<Date> {
    lowerBound...Swift.max(lowerBound, upperBound.addingTimeInterval(-1))
  }
}

private struct DaysField: View {
  let selection: Binding<Set<DateComponents>>
  let range: ClosedRange<Date>
  @State private var date: Date?
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    let shown = date ?? first ?? min(max(TickingText.now, range.lowerBound), range.upperBound)
    return DaysControl(
      days: SelectedDays(
        grid: MonthGrid(date: shown, calendar: calendar, range: range),
        selection: selection.wrappedValue)
    ) { days in
      date = days.grid.date
      if days.selection != selection.wrappedValue { selection.wrappedValue = days.selection }
    }
  }
}

/// The days of a month, of which some are selected: a value, so that its keys can be tested alone.
struct SelectedDays: Equatable {
  var grid: MonthGrid
  var selection: Set<DateComponents>

  /// The parts of a date that tell a day.
  private static let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]

  private func date(ofDay day: Int) -> Date? {
    grid.calendar.date(byAdding: .day, value: day - grid.day, to: grid.date)
  }

  /// Returns the components of the selection that stand for a day of the month.
  private func selected(day: Int) -> Set<DateComponents> {
    guard let date = date(ofDay: day) else { return [] }
    return selection.filter { components in
      grid.calendar.date(from: components).map {
        grid.calendar.isDate($0, inSameDayAs: date)
      } ?? false
    }
  }

  /// Returns whether a day of the month is selected.
  func isSelected(day: Int) -> Bool { !selected(day: day).isEmpty }

  /// Selects the current day, or removes it.
  mutating func toggle() {
    guard grid.isInRange(day: grid.day) else { return }
    let old = selected(day: grid.day)
    selection.subtract(old)
    if old.isEmpty {
      selection.insert(grid.calendar.dateComponents(SelectedDays.parts, from: grid.date))
    }
  }
}

private struct DaysControl: Control {
  var days: SelectedDays
  let onChange: (SelectedDays) -> Void

  func looksLike(_ other: DaysControl) -> Bool { days == other.days }

  func size(
    for proposal: ComponentDrawing.ProposedViewSize, in environment: EnvironmentValues
  ) -> ComponentDrawing.Size { MonthGrid.size }

  var accessibilityElement: AccessibilityElement? {
    let count = days.selection.count
    return AccessibilityElement(
      .textField, value: "\(days.grid.day) \(days.grid.title), \(count) selected",
      states: days.isSelected(day: days.grid.day) ? .selected : [])
  }

  private mutating func edit(_ change: (inout SelectedDays) -> Void) {
    let old = days
    change(&days)
    if days != old { onChange(days) }
  }

  mutating func handleKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    var isHandled = true
    edit {
      if press.key == .enter || press.key == .space {
        $0.toggle()
      } else {
        isHandled = $0.grid.handleKey(press.key)
      }
    }
    return isHandled
  }

  mutating func handlePointer(_ event: PointerEvent, from start: DaysControl) {
    guard event.isClick else { return }
    edit {
      let isDay = $0.grid.day(at: event.location) != nil
      $0.grid.click(at: event.location)
      if isDay { $0.toggle() }
    }
  }

  mutating func handleScroll(by steps: Point) -> Bool {
    edit { $0.grid.move(.month, by: steps.y) }
    return true
  }

  func draw(on canvas: DrawingCanvas) {
    days.grid.draw(on: canvas) { day in
      days.isSelected(day: day)
        ? { attributes in
          attributes.isBold = true
          attributes.foreground = .accentColor
          attributes.isUnderlined = !canvas.environment.usesColor
        } : nil
    }
  }
}
