/// The parts of a date that keys change.
struct DateField: View {
  let selection: ControlValue<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @State private var cursor = DateEditor.Cursor()
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    var calendar = calendar
    calendar.timeZone = timeZone
    let format = DateParts(components, in: locale)
    return Drawn(selection.displayedValue().starting(with: TickingText.now)) { [calendar] date in
      DateControl(
        editor: DateEditor(
          date: date, parts: format.parts, calendar: calendar, range: range, cursor: cursor),
        setDate: selection.setValue, setCursor: { cursor = $0 })
    }
  }
}

private struct DateControl: Control {
  var editor: DateEditor
  let setDate: (Date) -> Date?
  let setCursor: (DateEditor.Cursor) -> Void

  func looksLike(_ other: DateControl) -> Bool { editor == other.editor }

  func size(
    for proposal: ComponentDrawing.ProposedViewSize, in environment: EnvironmentValues
  ) -> ComponentDrawing.Size {
    ComponentDrawing.Size(width: editor.pieces.reduce(0) { $0 + $1.text.count }, height: 1)
  }

  var accessibilityElement: AccessibilityElement? {
    AccessibilityElement(.textField, value: editor.pieces.map(\.text).joined())
  }

  private mutating func edit(_ change: (inout DateEditor) -> Bool) -> Bool {
    let old = editor
    guard change(&editor) else { return false }
    if editor.date != old.date { editor.date = setDate(editor.date) ?? old.date }
    setCursor(editor.cursor)
    return true
  }

  mutating func handleKey(_ press: KeyPress) -> Bool {
    press.modifiers.isEmpty && edit { $0.handleKey(press.key) }
  }

  mutating func handlePointer(_ event: PointerEvent, from start: DateControl) {
    guard event.phase == .pressed else { return }
    _ = edit { $0.selectPart(atColumn: event.location.x) }
  }

  func draw(on canvas: DrawingCanvas) {
    let look = canvas.marked(with: canvas.state.subtracting(.focused))
    var column = 0
    for piece in editor.pieces {
      let isCurrent = canvas.state.contains(.focused) && piece.part == editor.currentPart
      let target = isCurrent ? look.marked(with: .focused) : look
      target.write(piece.text, at: Point(x: column, y: 0))
      column += piece.text.count
    }
  }
}
