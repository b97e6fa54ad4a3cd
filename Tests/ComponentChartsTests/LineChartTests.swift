import ComponentCharts
import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LineChartTests {
  @Test func drawsALineOfDots() {
    #expect(picture(4, 1) { LineChart([ChartSeries([0, 1])]) } == "⣀⠤⠒⠉")
  }

  @Test func drawsAxesAndALegendWhereThereIsSpace() {
    let text = picture(24, 8) {
      LineChart([ChartSeries("in", [0, 100]), ChartSeries("out", [0, 0])], x: -60...0)
    }
    #expect(
      text == """
             ── in  ── out
        100 ┤               ⢀⡠⠔⠊
            │           ⢀⡠⠔⠊⠁
            │       ⢀⡠⠔⠊⠁
            │   ⢀⡠⠔⠊⠁
          0 ┤⣠⣔⣊⣁⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
            └───────────────────
             -60               0
        """)
  }

  @Test func placesTheNewestValuesAtTheTrailingEdge() {
    #expect(picture(8, 1) { LineChart([ChartSeries([1, 1])], count: 4) } == "     ⠉⠉⠉")
    #expect(
      picture(8, 1) { LineChart([ChartSeries([0, 0, 1, 1])], count: 2) }
        == picture(8, 1) { LineChart([ChartSeries([1, 1])]) })
  }

  @Test func leavesAGapWhereAValueIsNoNumber() {
    #expect(picture(8, 1) { LineChart([ChartSeries([1, 1, .nan, 1, 1])]) } == "⠉⠉⠁  ⠈⠉⠉")
  }

  @Test func drawsASingleValueAsADot() {
    #expect(picture(4, 1) { LineChart([ChartSeries([1])]) } == "   ⠈")
  }

  @Test func consistsOfOtherMarksOnRequest() {
    let text = picture(4, 1) { LineChart([ChartSeries([1, 1])], marker: .halfCell) }
    #expect(text == "▀▀▀▀")
  }

  @Test func distinguishesSeriesWithoutColors() {
    let screen = Screen(columns: 30, rows: 8, colorDepth: .none) {
      LineChart([ChartSeries("in", [1, 1]), ChartSeries("out", [0, 0])])
    }
    #expect(screen.text.contains("── in  ╌╌ out"))
  }

  @Test func consistsOfASCIICharactersWhereRequired() {
    let text = picture(24, 8) {
      LineChart([ChartSeries("in", [0, 5, 2])], x: 0...9).environment(\.usesASCII, true)
    }
    #expect(text.allSatisfy { $0.isASCII })
    #expect(text.contains("-- in") && text.contains("|") && text.contains("+---"))
  }

  @Test func followsAPublisher() {
    let series = CurrentValueSubject<[ChartSeries], Never>([])
    let screen = Screen(columns: 4, rows: 1) { LineChart(series) }
    #expect(screen.picture == "")
    series.value = [ChartSeries([0, 1])]
    #expect(screen.text == "⣀⠤⠒⠉")
  }

  @Test(arguments: GraphicsContext.Marker.allCases)
  func aPartOfAChartLooksLikeInTheWhole(marker: GraphicsContext.Marker) {
    let chart = LineChart([ChartSeries([3, 0, 5, 1])], marker: marker)
      .frame(width: 30, height: 8).offset(x: 0)
    let whole = Screen(columns: 30, rows: 8) { chart }.frame
    let part = Screen(columns: 9, rows: 3) {
      chart.offset(x: -13, y: -2).frame(width: 9, height: 3, alignment: .topLeading)
    }.frame
    for y in 0..<3 {
      for x in 0..<9 { #expect(part[x, y] == whole[x + 13, y + 2]) }
    }
  }
}
