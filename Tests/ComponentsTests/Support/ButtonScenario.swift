import Components
import SignalsTesting
import TextBackend

/// An interaction with a button.
enum ButtonScenario: CaseIterable {
  case plain, hovered, pressed, released, draggedOff, focused, disabled
}

extension ButtonScenario {
  /// Returns a screen of `content` after the interaction with its button at `point`, when all
  /// animations have ended.
  @MainActor
  func screen(
    _ columns: Int, _ rows: Int, at point: Point? = nil, colorDepth: ColorDepth = .trueColor,
    @ViewBuilder _ content: () -> some View
  ) -> Screen {
    let screen = Screen(
      columns: columns, rows: rows, colorDepth: colorDepth, scheduler: TestScheduler()
    ) {
      content().disabled(self == .disabled)
    }
    _ = screen.text
    let point = point ?? Point(x: columns / 2, y: rows / 2)
    switch self {
    case .plain, .disabled: break
    case .hovered: screen.move(column: point.x, row: point.y)
    case .focused: screen.press(.tab)
    case .pressed: screen.press(column: point.x, row: point.y)
    case .released: screen.click(column: point.x, row: point.y)
    case .draggedOff:
      screen.press(column: point.x, row: point.y)
      screen.drag(column: columns - 1, row: rows - 1)
    }
    _ = screen.text
    screen.advance(by: .seconds(10))
    return screen
  }

  /// Returns the result of `make` for the screen of each scenario.
  @MainActor
  static func all<Value>(
    _ columns: Int, _ rows: Int, at point: Point? = nil, colorDepth: ColorDepth = .trueColor,
    @ViewBuilder _ content: () -> some View, make: (Screen) -> Value
  ) -> [ButtonScenario: Value] {
    Dictionary(
      uniqueKeysWithValues: allCases.map {
        ($0, make($0.screen(columns, rows, at: point, colorDepth: colorDepth, content)))
      })
  }
}
