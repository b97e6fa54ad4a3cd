import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct CombinedGesturesTests {
  @MainActor private final class Log {
    var words: [String] = []
  }

  private let log = Log()

  private func screen(_ gesture: some Gesture) -> Screen {
    let screen = Screen(
      columns: 9, rows: 1, alignment: .topLeading, scheduler: TestScheduler()
    ) { Text("         ").gesture(gesture) }
    _ = screen.text
    return screen
  }

  private func send(_ kind: MouseEvent.Kind, _ column: Int, to screen: Screen) {
    screen.send(.mouse(MouseEvent(kind, at: Point(x: column, y: 0))))
  }

  @Test func anExclusiveGestureTellsWhichOneItWas() {
    let gesture = DragGesture(minimumDistance: 8).exclusively(before: TapGesture())
      .onEnded { [log] value in
        switch value {
        case .first(let drag): log.words.append("drag \(Int(drag.translation.width))")
        case .second: log.words.append("tap")
        }
      }
    let screen = screen(gesture)
    send(.press(.left), 0, to: screen)
    send(.release(.left), 0, to: screen)
    #expect(log.words == ["tap"])
    send(.press(.left), 0, to: screen)
    send(.drag(.left), 2, to: screen)
    send(.release(.left), 2, to: screen)
    #expect(log.words == ["tap", "drag 16"])
  }

  private struct Pressed: View {
    @GestureState private var isPressed = false

    var body: some View {
      Text(isPressed ? "pressed" : "idle   ")
        .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
    }
  }

  @Test func aStateLastsAsLongAsThePress() {
    let screen = Screen(columns: 9, rows: 1, alignment: .topLeading, scheduler: TestScheduler()) {
      Pressed()
    }
    #expect(screen.text == "idle")
    send(.press(.left), 0, to: screen)
    #expect(screen.text == "pressed")
    send(.release(.left), 0, to: screen)
    #expect(screen.text == "idle")
  }
}
