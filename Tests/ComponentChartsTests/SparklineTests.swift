import ComponentCharts
import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SparklineTests {
  @Test func showsAValueInEachColumn() {
    #expect(picture(8, 1) { Sparkline((0...7).map(Double.init)) } == "▁▂▃▄▅▆▇█")
  }

  @Test func showsTheNewestValuesInTheLastColumns() {
    #expect(picture(3, 1) { Sparkline([9, 0, 1, 7], in: 0...7) } == "▁▂█")
    #expect(picture(4, 1) { Sparkline([0, 7], in: 0...7) } == "  ▁█")
  }

  @Test func leavesTheColumnOfNoNumberEmpty() {
    #expect(picture(3, 1) { Sparkline([1, .nan, 1]) } == "█ █")
  }

  @Test func showsValuesOutsideOfTheRangeAtItsEnds() {
    #expect(
      picture(5, 1) { Sparkline([-5, 50, 3.5, .infinity, -.infinity], in: 0...7) } == "▁█▅█▁")
  }

  @Test func usesEachRowForEighths() {
    #expect(picture(3, 2) { Sparkline([0, 8, 15], in: 0...15, rows: 2) } == " ▁█\n▁██")
  }

  @Test func consistsOfASCIICharactersWhereRequired() {
    let text = picture(8, 1) {
      Sparkline((0...7).map(Double.init)).environment(\.usesASCII, true)
    }
    #expect(text == "_.:-=+*#")
  }

  @Test func hasTheColorOfTheGradientAtEachValue() {
    let (low, high) = (Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0))
    let screen = Screen(columns: 2, rows: 1) {
      Sparkline([0, 1], gradient: Gradient(colors: [low, high]))
    }
    #expect(screen.frame[0, 0].attributes.foreground == low)
    #expect(screen.frame[1, 0].attributes.foreground == high)
  }

  @Test func followsAPublisherAndRepaintsOnlyItself() {
    let values = CurrentValueSubject<[Double], Never>([])
    let counter = WorkCounter()
    let screen = Screen(columns: 4, rows: 2) {
      CountedBody(counter: counter) {
        Text("load")
        Sparkline(values, in: 0...7)
      }
    }
    #expect(screen.text == "load\n")
    values.value = [0, 7]
    #expect(screen.text == "load\n  ▁█")
    #expect(counter.work(on: screen) { values.value = [0, 7, 0] }.bodies == 0)
    #expect(screen.text == "load\n ▁█▁")
  }

  @Test func isAsWideAsItsValuesWhereTheWidthIsOpen() {
    #expect(
      picture(9, 1) {
        HStack(spacing: 0) {
          Sparkline([1, 1]).fixedSize()
          Text("x")
        }
      } == "   ██x")
  }
}
