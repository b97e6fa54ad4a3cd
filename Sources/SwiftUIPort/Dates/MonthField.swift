/// The days of a month, of which keys and clicks choose one.
struct MonthField: View {
  let selection: ControlValue<Date>
  let range: ClosedRange<Date>
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return Drawn(selection.displayedValue().starting(with: TickingText.now)) { [calendar] date in
      MonthControl(
        grid: MonthGrid(date: date, calendar: calendar, range: range), setDate: selection.setValue)
    }
  }
}

private struct MonthControl: Control {
  var grid: MonthGrid
  let setDate: (Date) -> Date?

  func looksLike(_ other: MonthControl) -> Bool { grid == other.grid }

  func size(
    for proposal: ComponentDrawing.ProposedViewSize, in environment: EnvironmentValues
  ) -> ComponentDrawing.Size { MonthGrid.size }

  var accessibilityElement: AccessibilityElement? {
    AccessibilityElement(.textField, value: "\(grid.day) \(grid.title)")
  }

  private mutating func edit(_ change: (inout MonthGrid) -> Void) {
    let old = grid.date
    change(&grid)
    if grid.date != old { grid.date = setDate(grid.date) ?? old }
  }

  mutating func handleKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    var isHandled = false
    edit { isHandled = $0.handleKey(press.key) }
    return isHandled
  }

  mutating func handlePointer(_ event: PointerEvent, from start: MonthControl) {
    if event.isClick { edit { $0.click(at: event.location) } }
  }

  mutating func handleScroll(by steps: Point) -> Bool {
    edit { $0.move(.month, by: steps.y) }
    return true
  }

  func draw(on canvas: DrawingCanvas) {
    let isFocused = canvas.state.contains(.focused)
    grid.draw(on: canvas) { day in
      day == grid.day && !isFocused ? { $0.isReversed = true } : nil
    }
  }
}

extension MonthGrid {
  /// Draws the days, of which the one of the date is marked while the control has the focus.
  ///
  /// - Parameter style: Returns the style of a day; `nil` for the usual one.
  @MainActor
  func draw(on canvas: DrawingCanvas, style: (_ day: Int) -> ((inout Attributes) -> Void)?) {
    let look = canvas.marked(with: canvas.state.subtracting([.focused, .hovered, .pressed]))
    drawTitle(on: look)
    let dim = look.styled { $0.isDim = true }
    for (index, name) in weekdays.enumerated() {
      dim.write(name, at: Point(x: index * MonthGrid.dayWidth + 1, y: 1), maxWidth: 2)
    }
    for day in 1...max(1, dayCount) {
      var target = isInRange(day: day) ? look : dim
      if let change = style(day) { target = target.styled(change) }
      if day == self.day, canvas.state.contains(.focused) { target = target.marked(with: .focused) }
      target.write(day < 10 ? " \(day)" : "\(day)", at: place(ofDay: day))
    }
  }

  @MainActor
  private func drawTitle(on canvas: DrawingCanvas) {
    let width = MonthGrid.size.width
    canvas.write(canvas.symbol("‹", ascii: "<"))
    canvas.write(canvas.symbol("›", ascii: ">"), at: Point(x: width - 1, y: 0))
    let column = max(2, (width - canvas.width(of: title)) / 2)
    canvas.styled { $0.isBold = true }
      .write(title, at: Point(x: column, y: 0), maxWidth: width - 2 - column)
  }
}
