import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct EffectNodeTests {
  @Test func drawsInTheInsetsThatItAdds() {
    #expect(
      picture { Text("a").effect(Bracketed(width: 1)).border() } == """
        ╭───╮
        │[a]│
        ╰───╯
        """)
  }

  @Test func beforeTheFirstValueAnEffectShowsWhatItIsCreatedWith() {
    let widths = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 9, rows: 1) {
      Text("a").effect(Bracketed.self, ValueOrPublisher(widths)) { $0.animatableData = $1 }
    }
    #expect(screen.text == "a")
    widths.send(2)
    #expect(screen.text == "[ a ]")
  }

  @Test func animatesItsDataAndChangesAllElseAtOnce() {
    let (widths, scheduler) = (CurrentValueSubject<Int, Never>(1), TestScheduler())
    let screen = Screen(columns: 9, rows: 1, scheduler: scheduler) {
      Latest(of: widths, default: 1) { width in
        Text("a").effect(Bracketed(width: width, isRound: width > 1))
          .animation(.linear(duration: 1), value: width)
      }
    }
    #expect(screen.text == "[a]")
    widths.value = 3
    #expect(screen.text == "(a)")
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == "( a )")
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == "(  a  )")
  }

  @Test func aDescriptionWithTheSameValuePaintsNothing() {
    let (counter, ticks) = (WorkCounter(), CurrentValueSubject<Int, Never>(0))
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: ticks, default: 0) { _ in
        Text("a").counted(by: counter).effect(Bracketed(width: 1))
      }
    }
    let work = counter.work(on: screen) { ticks.value = 1 }
    #expect(work == WorkCounter.Work(visited: 1))
  }
}

private struct Bracketed: Effect {
  /// The columns at each side.
  var animatableData = 0
  var isRound = false

  init() {}

  nonisolated init(width: Int, isRound: Bool = false) {
    (animatableData, self.isRound) = (width, isRound)
  }

  var insets: EdgeInsets { EdgeInsets(leading: animatableData, trailing: animatableData) }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    content.draw(on: canvas)
    if animatableData <= 0 { return }
    let marks = content.shaper.glyphs(of: isRound ? "()" : "[]")
    canvas.write(marks.prefix(1), at: .zero)
    canvas.write(marks.suffix(1), at: Point(x: content.size.width - 1, y: 0))
  }
}
