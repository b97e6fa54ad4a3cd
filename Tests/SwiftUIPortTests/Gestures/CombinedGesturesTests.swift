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

  private struct Movable: View {
    @GestureState private var state = "idle"
    @State private var place = 0

    var body: some View {
      Text("\(state) \(place)    ")
        .gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .updating($state) { value, state, _ in
              switch value {
              case .first: state = "press"
              case .second(_, let drag): state = drag == nil ? "held" : "drag"
              }
            }
            .onEnded { value in
              guard case .second(true, let drag?) = value else { return }
              place += Int(drag.translation.width)
            })
    }
  }

  @Test func aDragFollowsALongPressInOnePress() {
    let screen = Screen(columns: 12, rows: 1, alignment: .topLeading, scheduler: TestScheduler()) {
      Movable()
    }
    #expect(screen.text == "idle 0")
    send(.press(.left), 0, to: screen)
    #expect(screen.text == "press 0")
    send(.drag(.left), 3, to: screen)
    #expect(screen.text == "press 0")
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == "held 0")
    send(.drag(.left), 5, to: screen)
    #expect(screen.text == "drag 0")
    send(.release(.left), 5, to: screen)
    #expect(screen.text == "idle 16")
  }

  @Test func aShortPressBeginsNoDrag() {
    let screen = Screen(columns: 12, rows: 1, alignment: .topLeading, scheduler: TestScheduler()) {
      Movable()
    }
    send(.press(.left), 0, to: screen)
    send(.drag(.left), 3, to: screen)
    send(.release(.left), 3, to: screen)
    screen.advance(by: .seconds(1))
    #expect(screen.text == "idle 0")
    // Held without a movement, it ends as well.
    send(.press(.left), 0, to: screen)
    screen.advance(by: .seconds(1))
    #expect(screen.text == "held 0")
    send(.release(.left), 0, to: screen)
    #expect(screen.text == "idle 0")
  }
}
