import Components
import Signals
import TextBackend
import Testing

/// Lists over arrays that publish their changes.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ObservableRowsTests {
  private struct Line: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
  }

  private let counter = WorkCounter()

  private func lines(_ count: Int) -> ObservableArray<Line> {
    ObservableArray((0..<count).map { Line(id: $0, text: "line \($0)") })
  }

  private func screen(_ lines: ObservableArray<Line>) -> Screen {
    Screen(columns: 20, rows: 8) {
      List {
        ForEach(lines) { line in
          CountedBody(counter: counter) { Text(line.text).counted(by: counter) }
        }
      }
    }
  }

  @Test func followsTheChanges() {
    let array = lines(3)
    let screen = screen(array)
    #expect(screen.text == "line 0\nline 1\nline 2\n\n\n\n\n")
    array.append(Line(id: 9, text: "last"))
    array.remove(at: 0)
    array.move(from: 2, to: 0)
    #expect(screen.text == "last\nline 1\nline 2\n\n\n\n\n")
  }

  @Test func aChangeCostsTheSameAmongAMillionRows() {
    func works(_ count: Int) -> [WorkCounter.Work] {
      let array = lines(count)
      let screen = screen(array)
      _ = screen.text
      return [
        counter.work(on: screen) { array.append(Line(id: count, text: "new")) },
        counter.work(on: screen) { array[2] = Line(id: 2, text: "LINE 2") },
        counter.work(on: screen) { array[count / 2] = Line(id: count / 2, text: "unseen") },
        counter.work(on: screen) { array.insert(Line(id: -1, text: "first"), at: 0) },
        counter.work(on: screen) { array.remove(at: 1) },
      ]
    }
    let works = [100, 1_000_000].map(works)
    #expect(works[0] == works[1])
    #expect(works[1][0] == WorkCounter.Work())
    #expect(works[1][1].painted == 1)
    #expect(works[1][1].bodies == 1)
    #expect(works[1][2] == WorkCounter.Work())
  }

  @Test func aMillionRowsScrolledAwayKeepTheirPlace() {
    let array = lines(100_000)
    let screen = screen(array)
    screen.press(.tab)
    for _ in 0..<20 { screen.press(.down) }
    let before = screen.text
    for number in 0..<50 { array.insert(Line(id: -1 - number, text: "above"), at: 0) }
    #expect(
      screen.text.split(separator: "\n").map { $0.dropLast() }
        == before.split(separator: "\n").map { $0.dropLast() })
  }

  /// The times at which a screen has something new to show, on any thread.
  private final class Wakes: Sendable {
    let subject = CurrentValueSubject<Int, Never>(0)

    func count() { subject.update { $0 += 1 } }
  }

  @Test func followsAHundredThousandLinesOfAnotherThread() async {
    let (array, wakes) = (ObservableArray<Line>(), Wakes())
    let screen = Screen(columns: 20, rows: 8, onChange: { wakes.count() }) {
      List {
        ForEach(array) { line in CountedBody(counter: counter) { Text(line.text) } }
      }
      .defaultScrollAnchor(.bottom)
    }
    _ = screen.bytes()
    let frames = 60
    for frame in 0..<frames {
      let new = 100_000 * frame / frames..<100_000 * (frame + 1) / frames
      await Task.detached {
        for number in new { array.append(Line(id: number, text: "line \(number)")) }
      }.value
      _ = screen.bytes()
      let last = screen.text.split(separator: "\n").last
      #expect(last?.hasPrefix("line \(new.upperBound - 1) ") == true)
    }
    #expect(wakes.subject.value <= frames + 1)
    #expect(array.count == 100_000)
    #expect(array.value.map(\.id) == Array(0..<100_000))
    // The rows on the screen and around it, where the end was and where it is.
    #expect(counter.work.bodies < frames * 60)
  }
}
