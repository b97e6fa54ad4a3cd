import Components
import Observation
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct CanvasTests {
  @Observable @MainActor final class Model {
    var title = "one"
    var other = 0
  }

  @Test func drawsInItsSpace() {
    let text = picture(8, 3) {
      Canvas { context, size in
        context.stroke(Path(Rect(size: size)), with: .color(.red))
        context.draw(Text("\(size.width)"), at: PathPoint(x: 4, y: 1.5))
      }
    }
    #expect(text == "┌──────┐\n│  8   │\n└──────┘")
  }

  @Test func isOneCellWhereItsSizeIsOpen() {
    let screen = Screen(columns: 4, rows: 2, alignment: .topLeading) {
      Canvas { context, size in
        context.fill(Path(Rect(size: size)), with: .color(.red))
      }
      .fixedSize()
    }
    #expect(screen.frame[0, 0].attributes.background == .red)
    #expect(screen.frame[1, 0].attributes.background == nil)
  }

  @Test func followsAPublisher() {
    let values = CurrentValueSubject<String, Never>("a")
    let screen = Screen(columns: 3, rows: 1) {
      Canvas(of: values) { context, _, value in
        context.draw(Text(value), at: .zero, anchor: .topLeading)
      }
    }
    #expect(screen.text == "a")
    values.value = "bc"
    #expect(screen.text == "bc")
  }

  @Test func drawsTheDefaultUntilAPublisherSends() {
    let values = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 3, rows: 1) {
      Canvas(of: values, default: 7) { context, _, value in
        context.draw(Text("\(value)"), at: .zero, anchor: .topLeading)
      }
    }
    #expect(screen.text == "7")
    values.send(8)
    #expect(screen.text == "8")
  }

  @Test func followsWhatItReads() {
    let model = Model()
    let counter = WorkCounter()
    let screen = Screen(columns: 5, rows: 1) {
      CountedBody(counter: counter) {
        Canvas { context, _ in
          context.draw(Text(model.title), at: .zero, anchor: .topLeading)
        }
      }
    }
    #expect(screen.text == "one")
    model.title = "two"
    #expect(screen.text == "two")
    model.title = "three"
    #expect(screen.text == "three")
    #expect(counter.work(on: screen) { model.title = "four" }.bodies == 0)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Canvas { context, _ in
        context.draw(Text("\(count)"), at: .zero, anchor: .topLeading)
      }
      .onTapGesture { count += 1 }
    }
  }

  @Test func showsAStateThatItReads() {
    let screen = Screen(columns: 3, rows: 1) { Counter() }
    #expect(screen.text == "0")
    screen.click(column: 0, row: 0)
    #expect(screen.text == "1")
  }

  @Test func hearsOfTheEnvironment() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 3, rows: 1) {
      Canvas { context, _ in
        context.draw(
          Text(context.environment.isEnabled ? "on" : "off"), at: .zero, anchor: .topLeading)
      }
      .disabled(flags)
    }
    #expect(screen.text == "off")
    flags.value = false
    #expect(screen.text == "on")
  }
}
