import Components
import Observation
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

private struct MoodKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var mood: Int {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

@MainActor @Suite(.watchdog) struct DrawingTests {
  private final class Counter {
    var draws = 0
  }

  /// Draws the mood, but reads it only where it is drawn: the size and the look seem not to
  /// depend on it.
  private struct Careless: Drawing {
    let counter: Counter

    func draw(on canvas: DrawingCanvas) {
      counter.draws += 1
      canvas.write("\(canvas.environment.mood)")
    }
  }

  private struct Moody: Drawing {
    let counter: Counter

    static var environmentDependencies: [PartialKeyPath<EnvironmentValues>] { [\.mood] }

    func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
      Size(width: "\(environment.mood)".count, height: 1)
    }

    func draw(on canvas: DrawingCanvas) {
      counter.draws += 1
      canvas.write("\(canvas.environment.mood)")
    }
  }

  @Test func paintsNothingWhenAValueThatItDoesNotReadChanges() {
    let moods = CurrentValueSubject<Int, Never>(1)
    let counter = Counter()
    let screen = Screen(columns: 4, rows: 1) {
      Latest(of: moods) { Careless(counter: counter).environment(\.mood, $0) }
    }
    #expect(screen.picture == "1")
    moods.value = 2
    #expect(screen.picture == "1")
    #expect(counter.draws == 1)
  }

  @Test func isMeasuredAndPaintedWhenAValueThatItReadsChanges() {
    let moods = CurrentValueSubject<Int, Never>(1)
    let counter = Counter()
    let screen = Screen(columns: 5, rows: 1) {
      Latest(of: moods) { mood in
        HStack(spacing: 0) {
          Moody(counter: counter)
          Text("|")
        }
        .environment(\.mood, mood)
      }
    }
    #expect(screen.picture == "1|")
    moods.value = 20
    #expect(screen.picture == "20|")
    let draws = counter.draws
    moods.value = 20
    _ = screen.text
    #expect(counter.draws == draws)
  }

  @Observable final class Model {
    var text = "a"
  }

  private struct Reader: Drawing {
    let model: Model

    func draw(on canvas: DrawingCanvas) { canvas.write(model.text) }
  }

  @Test func isPaintedWhenAPropertyThatItHasReadChanges() {
    let model = Model()
    let screen = Screen(columns: 4, rows: 1) { Reader(model: model) }
    #expect(screen.picture == "a")
    model.text = "b"
    #expect(screen.picture == "b")
    model.text = "c"
    #expect(screen.picture == "c")
  }

  private struct Bar: Drawing, Equatable, Animatable {
    var length: Double

    var animatableData: Double {
      get { length }
      set { length = newValue }
    }

    func draw(on canvas: DrawingCanvas) {
      canvas.fill(Rect(size: Size(width: Int(length), height: 1)), with: "█")
    }
  }

  @Test func interpolatesItsData() {
    let lengths = CurrentValueSubject<Double, Never>(2)
    let screen = Screen(columns: 8, rows: 1, scheduler: TestScheduler()) {
      Drawn(of: lengths) { Bar(length: $0) }.animation(.linear(duration: 1))
    }
    #expect(screen.picture == "██")
    lengths.value = 6
    #expect(screen.picture == "██")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "████")
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "██████")
  }

  @Test func interpolatesADescriptionWithOtherData() {
    let lengths = CurrentValueSubject<Double, Never>(2)
    let screen = Screen(columns: 8, rows: 1, scheduler: TestScheduler()) {
      Latest(of: lengths) { Bar(length: $0) }.animation(.linear(duration: 1))
    }
    _ = screen.text
    lengths.value = 6
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    #expect(screen.picture == "████")
  }

  private struct Clock: Drawing, Equatable {
    let period: Duration?

    func frameDuration(in environment: EnvironmentValues) -> Duration? { period }

    func draw(on canvas: DrawingCanvas) { canvas.write("\(canvas.frameNumber)") }
  }

  @Test func isDrawnInFramesWhileItHasADuration() {
    let periods = CurrentValueSubject<Duration?, Never>(.milliseconds(100))
    let scheduler = TestScheduler()
    let screen = Screen(columns: 4, rows: 1, scheduler: scheduler) {
      Latest(of: periods) { Clock(period: $0) }
    }
    #expect(screen.picture == "0")
    screen.advance(by: .milliseconds(100))
    #expect(screen.picture == "1")
    screen.advance(by: .milliseconds(250))
    _ = screen.text
    periods.value = nil
    let last = screen.picture
    screen.advance(by: .seconds(1))
    #expect(screen.picture == last)
    #expect(scheduler.scheduled == 0)
  }

  private struct Space: Drawing, Equatable {
    var layoutPriority: Double { -1 }
    var aspectRatio: Double? { 2 }

    func draw(on canvas: DrawingCanvas) { canvas.fill(Rect(size: canvas.size), with: "█") }
  }

  @Test func tellsItsPriorityAndItsAspectRatio() {
    #expect(
      picture(8, 1) {
        HStack(spacing: 0) {
          Space()
          Text("wide")
        }
      } == "████wide")
    let screen = Screen(columns: 10, rows: 2) { Space().scaledToFit() }
    #expect(screen.picture == "████████\n████████")
  }

  private struct Letters: Drawing {
    func draw(on canvas: DrawingCanvas) {
      canvas.write("界a\u{1B}[31mb", at: .zero, maxWidth: 4)
      canvas.part(Rect(origin: Point(x: 2, y: 1), size: Size(width: 2, height: 1)))?.write("long")
      canvas.styled { $0.isBold = true }.write("b", at: Point(x: 0, y: 1))
      canvas.write("\(canvas.width(of: "界a"))", at: Point(x: 5, y: 1))
    }
  }

  @Test func writesTextThatIsLimitedAndHarmless() {
    let screen = Screen(columns: 6, rows: 2) { Letters() }
    #expect(!screen.text.contains("\u{1B}"))
    #expect(screen.frame[0, 1].attributes.isBold == true)
    #expect(screen.text.hasSuffix("\nb lo 3"))
  }
}
