import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ButtonTests {
  private let pressed = CurrentValueSubject<Int, Never>(0)
  private let scheduler = TestScheduler()

  private func screen(isDisabled: Bool = false) -> Screen {
    Screen(columns: 12, rows: 3, scheduler: scheduler) {
      Button("Go") { pressed.value += 1 }.disabled(isDisabled)
    }
  }

  @Test func drawsABorderAroundItsTitle() {
    #expect(screen().picture == "╭────╮\n│ Go │\n╰────╯")
  }

  @Test func looksDifferentWhenFocused() {
    let screen = screen()
    screen.press(.tab)
    #expect(screen.picture == "┏━━━━┓\n┃ Go ┃\n┗━━━━┛")
    #expect(screen.attributes(of: "Go")?.isBold == true)
  }

  @Test func looksDifferentWhenHovered() {
    let screen = screen()
    #expect(screen.attributes(of: "Go")?.isUnderlined == false)
    screen.move(column: 0, row: 0)
    #expect(screen.attributes(of: "Go")?.isUnderlined == true)
    screen.move(column: 11, row: 2)
    #expect(screen.attributes(of: "Go")?.isUnderlined == false)
  }

  @Test func looksDifferentWhenDisabled() {
    let screen = screen(isDisabled: true)
    #expect(screen.picture == "┌╌╌╌╌┐\n┆ Go ┆\n└╌╌╌╌┘")
    #expect(screen.attributes(of: "Go")?.isDim == true)
  }

  @Test func looksDifferentWhilePressedByTheMouse() {
    let screen = screen()
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 2, y: 1))))
    #expect(screen.picture == "╔════╗\n║ Go ║\n╚════╝")
    #expect(screen.attributes(of: "Go")?.isReversed == true)
    #expect(pressed.value == 0)
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 2, y: 1))))
    #expect(screen.picture == "┏━━━━┓\n┃ Go ┃\n┗━━━━┛")
    #expect(pressed.value == 1)
  }

  @Test func draggingOffCancelsAPress() {
    let screen = screen()
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 2, y: 1))))
    screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 9, y: 1))))
    #expect(screen.picture == "┏━━━━┓\n┃ Go ┃\n┗━━━━┛")
    screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 3, y: 1))))
    #expect(screen.picture == "╔════╗\n║ Go ║\n╚════╝")
    screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 9, y: 1))))
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 9, y: 1))))
    #expect(pressed.value == 0)
  }

  @Test(arguments: [Key.enter, .space])
  func aKeyPressEndsByItself(key: Key) {
    let screen = screen()
    screen.press(key)
    #expect(pressed.value == 0)
    screen.press(.tab)
    screen.press(key)
    #expect(pressed.value == 1)
    #expect(screen.picture == "╔════╗\n║ Go ║\n╚════╝")
    screen.advance(by: .milliseconds(120))
    #expect(screen.picture == "┏━━━━┓\n┃ Go ┃\n┗━━━━┛")
  }

  @Test func aReportedKeyReleaseEndsThePress() {
    let screen = screen()
    screen.press(.tab)
    screen.press(.enter)
    screen.send(.key(KeyPress(.enter, phase: .repeating)))
    screen.send(.key(KeyPress(.enter, phase: .up)))
    #expect(screen.picture == "┏━━━━┓\n┃ Go ┃\n┗━━━━┛")
    #expect(pressed.value == 1)
    #expect(scheduler.scheduled == 0)
  }

  @Test func takesNoInputWhenDisabled() {
    let screen = screen(isDisabled: true)
    #expect(!screen.press(.tab))
    screen.click(column: 2, row: 1)
    screen.move(column: 2, row: 1)
    #expect(pressed.value == 0)
    #expect(screen.picture == "┌╌╌╌╌┐\n┆ Go ┆\n└╌╌╌╌┘")
  }

  @Test func losesTheFocusWhenDisabled() {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 12, rows: 3) { Button("Go").disabled(isDisabled) }
    screen.press(.tab)
    isDisabled.send(true)
    #expect(screen.picture == "┌╌╌╌╌┐\n┆ Go ┆\n└╌╌╌╌┘")
    isDisabled.send(false)
    #expect(screen.picture == "╭────╮\n│ Go │\n╰────╯")
  }

  @Test func followsItsPublishers() {
    let titles = PassthroughSubject<String, Never>()
    let colors = PassthroughSubject<Color, Never>()
    let screen = Screen(columns: 12, rows: 3) { Button("Play").color(colors).title(titles) }
    #expect(screen.picture == "╭──────╮\n│ Play │\n╰──────╯")
    #expect(screen.frame[0, 0].attributes.foreground == Theme.standard.dark.border)
    titles.send("Stop it")
    colors.send(.red)
    #expect(screen.picture == "╭─────────╮\n│ Stop it │\n╰─────────╯")
    #expect(screen.frame[0, 0].attributes.foreground == .red)
  }

  @Test func modifiersReturnChangedCopies() {
    let original = Button("Play")
    let titles = CurrentValueSubject<String?, Never>("Stop")
    #expect(picture { original.title(titles) } == "╭──────╮\n│ Stop │\n╰──────╯")
    #expect(picture { original } == "╭──────╮\n│ Play │\n╰──────╯")
  }

  @Test func theLastModifierWins() {
    #expect(picture { Button("a").title("b").title("c") } == "╭───╮\n│ c │\n╰───╯")
  }

  @Test func isRedWhenDestructive() {
    let screen = Screen(columns: 12, rows: 3) { Button("Go", role: .destructive) }
    #expect(screen.frame[0, 0].attributes.foreground == Theme.standard.dark.error)
  }

  @Test func laysOutLabelViewsHorizontally() {
    #expect(
      picture {
        Button {
        } label: {
          Text("a"); Text("b")
        }
      } == "╭─────╮\n│ a b │\n╰─────╯")
  }

  @Test func passesItsStateToItsLabel() {
    struct Label: View {
      @Environment(\.isPressed) private var isPressed
      @Environment(\.isHovered) private var isHovered
      @Environment(\.isFocused) private var isFocused
      @Environment(\.isEnabled) private var isEnabled

      var body: some View {
        Text([isPressed, isHovered, isFocused, isEnabled].map { $0 ? "1" : "0" }.joined())
      }
    }
    let screen = Screen(columns: 12, rows: 3) {
      Button {
      } label: {
        Label()
      }.buttonStyle(LabelOnlyButtonStyle())
    }
    #expect(screen.picture == "0001")
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 0, y: 0))))
    #expect(screen.picture == "1111")
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 9, y: 2))))
    #expect(screen.picture == "0011")
  }

  @Test func drawsOnlyTheVisiblePartOfAnEndlessButton() {
    let text = picture(6, 3) {
      Button {
      } label: {
        Text("Go").frame(width: .infinity, alignment: .leading)
      }
    }
    #expect(text == "╭─────\n│ Go\n╰─────")
  }
}
