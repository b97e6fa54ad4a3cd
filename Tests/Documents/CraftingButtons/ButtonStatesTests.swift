import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ButtonStatesTests {
  private let count = CurrentValueSubject<Int, Never>(0)

  // MARK: Default ways to create buttons

  private var confirm: some View {
    Button {
      count.value += 1
    } label: {
      Text("Confirm")
        .padding()
    }
  }

  @Test(arguments: [
    (
      ButtonScenario.plain,
      """
      ╭─────────────╮
      │             │
      │   Confirm   │
      │             │
      ╰─────────────╯
      """
    ),
    (
      .pressed,
      """
      ╔═════════════╗
      ║             ║
      ║   Confirm   ║
      ║             ║
      ╚═════════════╝
      """
    ),
    (
      .draggedOff,
      """
      ┏━━━━━━━━━━━━━┓
      ┃             ┃
      ┃   Confirm   ┃
      ┃             ┃
      ┗━━━━━━━━━━━━━┛
      """
    ),
    (
      .disabled,
      """
      ┌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
      ┆             ┆
      ┆   Confirm   ┆
      ┆             ┆
      └╌╌╌╌╌╌╌╌╌╌╌╌╌┘
      """
    ),
  ])
  func buttonHasAnActionAndALabel(scenario: ButtonScenario, picture: String) {
    let screen = scenario.screen(16, 5) { confirm }
    #expect(screen.picture == picture)
    screen.release(column: 15, row: 4)
    #expect(count.value == 0)
    screen.click(column: 7, row: 2)
    #expect(count.value == (scenario == .disabled ? 0 : 1))
  }

  // MARK: Customizing a button with a style

  private var scaleConfirm: some View {
    Button {
      count.value += 1
    } label: {
      Text("Confirm")
        .padding()
    }
    .buttonStyle(HeadroomScaleButton())
  }

  @Test(arguments: ButtonScenario.allCases)
  func scaleStyleScalesTheLabelWhilePressed(scenario: ButtonScenario) {
    let screen = scenario.screen(16, 4, at: Point(x: 3, y: 1)) { scaleConfirm }
    #expect(screen.picture == (scenario == .pressed ? "\n\n  Confirm" : "\n  Confirm"))
    screen.release(column: 15, row: 3)
    screen.click(column: 0, row: 3)
    #expect(count.value == (scenario == .disabled ? 0 : scenario == .released ? 2 : 1))
  }

  @Test func scaleStyleIsAnimated() {
    let screen = ButtonScenario.plain.screen(16, 4) { scaleConfirm }
    screen.press(column: 3, row: 1)
    #expect(screen.picture == "\n  Confirm")
    screen.advance(by: .milliseconds(300))
    #expect(screen.picture == "\n\n  Confirm")
    screen.advance(by: .seconds(1))
    #expect(screen.picture == "\n\n  Confirm")
    screen.release(column: 3, row: 1)
    _ = screen.text
    screen.advance(by: .seconds(1))
    #expect(screen.picture == "\n  Confirm")
  }

  // MARK: Hover and action effects

  private var styledConfirm: some View {
    Button {
      count.value += 1
    } label: {
      Text("Confirm")
        .foreground(
          normal: .gray,
          hover: .blue,
          onClick: .brown
        )
        .padding()
        .background {
          RoundedRectangle(cornerRadius: 2)
            .foreground(
              normal: .clear,
              hover: .accentColor,
              onClick: .indigo
            )
        }
    }
    .buttonStyle(HeadroomStyledButton())
  }

  @Test(arguments: [
    (ButtonScenario.plain, "\n  Confirm"),
    (.hovered, "▟         ▙\n  Confirm\n▜         ▛"),
    (.pressed, "▟         ▙\n  Confirm\n▜         ▛"),
    (.released, "▟         ▙\n  Confirm\n▜         ▛"),
    (.draggedOff, "\n  Confirm"),
    (.focused, "\n  Confirm"),
    (.disabled, "\n  Confirm"),
  ])
  func shapeBehindTheLabelShowsTheState(scenario: ButtonScenario, picture: String) {
    #expect(scenario.screen(16, 4) { styledConfirm }.picture == picture)
  }

  @Test func colorsShowTheState() {
    let looks = ButtonScenario.all(16, 4, at: Point(x: 3, y: 1)) {
      styledConfirm
    } make: {
      $0.attributes(of: "Confirm")
    }
    let colors = looks.mapValues { $0?.foreground }
    #expect(
      colors == [
        .plain: .gray, .hovered: .blue, .pressed: .brown, .released: .blue,
        .draggedOff: .gray, .focused: .gray, .disabled: .gray,
      ])
    let backgrounds = looks.mapValues { $0?.background }
    let accent = Theme.standard.dark.accent
    #expect(
      backgrounds == [
        .plain: nil, .hovered: accent, .pressed: .indigo, .released: accent, .draggedOff: nil,
        .focused: nil, .disabled: nil,
      ])
    #expect(looks[.focused]??.isReversed == true)
    #expect(looks[.disabled]??.isDim == true)
  }

  @Test func buttonsAreHoveredIndependently() {
    let screen = Screen(columns: 16, rows: 2) {
      VStack(alignment: .leading) {
        ForEach(0..<2) { row in
          Button {
          } label: {
            Text("row \(row)").foreground(normal: .gray, hover: .blue, onClick: .brown)
          }
        }
      }
      .buttonStyle(HeadroomStyledButton())
    }
    for row in 0..<2 {
      screen.move(column: 2, row: row)
      #expect(screen.attributes(of: "row \(row)")?.foreground == .blue)
      #expect(screen.attributes(of: "row \(1 - row)")?.foreground == .gray)
    }
  }
}
