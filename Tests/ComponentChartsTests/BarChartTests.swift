import ComponentCharts
import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct BarChartTests {
  private let fruits = [ChartBar("Apples", 12), ChartBar("Pears", 5)]

  @Test func drawsABarInEachRow() {
    #expect(
      picture(22, 3) { BarChart(fruits) } == "Apples ████████████ 12\nPears  █████ 5")
  }

  @Test func drawsNegativeBarsInTheOppositeDirection() {
    let text = picture(12, 2) { BarChart([ChartBar("a", -4), ChartBar("b", 4)]) }
    #expect(text == "a ███▌ -4\nb    ▐███ 4")
  }

  @Test func drawsUprightBarsAboveTheirLabels() {
    let text = picture(6, 3) {
      BarChart([ChartBar("a", 2), ChartBar("b", 1)], axis: .vertical)
    }
    #expect(text == "██\n██ ██\na  b")
  }

  @Test func hasAnAxisWhereThereIsSpace() {
    let text = picture(16, 5) {
      BarChart([ChartBar("Mon", 20), ChartBar("Tue", 10)], axis: .vertical)
    }
    #expect(text == "20 ┤█████┈┈┈┈┈┈┈\n   │█████\n   │█████ █████\n 0 ┤█████ █████\n    Mon   Tue")
  }

  @Test func drawsUprightNegativeBarsDownwards() {
    let text = picture(3, 4) {
      BarChart([ChartBar("", -1), ChartBar("", 1)], axis: .vertical)
    }
    #expect(text == " █\n █\n█\n█")
  }

  @Test func showsTheValueOfTheUprightBarUnderThePointerOrTheCaret() {
    let screen = Screen(columns: 16, rows: 6) {
      BarChart([ChartBar("Mon", 20), ChartBar("Tue", 10)], axis: .vertical)
    }
    let plain = screen.text
    screen.move(column: 12, row: 2)
    #expect(screen.text.contains("█████  10"))
    screen.move(column: 0, row: 0)
    #expect(screen.text == plain)
    screen.press(.tab)
    #expect(screen.text.contains("█████  10"))
    screen.press(.left)
    #expect(!screen.text.contains("█████  10"))
    #expect(screen.accessibility.first(nil, .chart)?.value == "Mon 20, Tue 10; Mon 20")
  }

  @Test func consistsOfASCIICharactersWhereRequired() {
    let text = picture(22, 3) { BarChart(fruits).environment(\.usesASCII, true) }
    #expect(text == "Apples ############ 12\nPears  ##### 5")
  }

  @Test func followsAPublisher() {
    let bars = CurrentValueSubject<[ChartBar], Never>([])
    let screen = Screen(columns: 22, rows: 3) {
      VStack(spacing: 0) {
        BarChart(bars)
        Text("end")
      }
    }
    #expect(screen.picture.hasSuffix("end"))
    bars.value = fruits
    #expect(screen.picture.contains("Pears  █████ 5\n         end"))
  }
}
