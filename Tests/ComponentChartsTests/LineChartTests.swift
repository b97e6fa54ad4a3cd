import ComponentCharts
import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LineChartTests {
  @Test func drawsALineOfDots() {
    #expect(picture(4, 1) { LineChart([ChartSeries([0, 1])]) } == "⣤⠶⠞⠛")
  }

  @Test func drawsAxesAndALegendWhereThereIsSpace() {
    let text = picture(24, 8) {
      LineChart([ChartSeries("in", [0, 100]), ChartSeries("out", [0, 0])], x: -60...0)
    }
    #expect(
      text == """
             ── in 100  ── out 0
        100 ┤┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⣀⣤⠶⠛
            │           ⣀⣤⠶⠛⠉
            │      ⢀⣠⡴⠶⠛⠉
            │  ⢀⣠⡴⠞⠋⠁
          0 ┤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤
            └┬─────────────────┬
            -60                0
        """)
  }

  @Test func hasItsLegendAtItsSideWhereItIsWide() {
    let text = picture(60, 4) {
      LineChart([ChartSeries("in", [0, 100]), ChartSeries("out", [0, 7])])
    }
    #expect(
      text.split(separator: "\n").prefix(2).map { $0.suffix(11) } == ["── in   100", "── out    7"])
  }

  @Test func hasRoundNumbersAtItsEnds() {
    func top(_ values: [Double], y: ClosedRange<Double>? = nil) -> String? {
      let text = picture(30, 8) { LineChart([ChartSeries(values)], y: y) }
      return text.split(separator: "\n").first { $0.contains("┤") }?.split(separator: "┤").first
        .map { $0.trimming(" ") }
    }
    #expect(top([30, 97]) == "100")
    #expect(top([30, 103]) == "100")
    #expect(top([30, 97], y: 30...97) == "80")
  }

  @Test func beginsAtZeroUnlessItsRangeIsGiven() {
    func bottom(y: ClosedRange<Double>?) -> String? {
      let text = picture(30, 8) { LineChart([ChartSeries([50, 60])], y: y) }
      return text.split(separator: "\n").last { $0.contains("┤") }?.split(separator: "┤").first
        .map { $0.trimming(" ") }
    }
    #expect(bottom(y: nil) == "0")
    #expect(bottom(y: 50...60) == "50")
  }

  @Test func labelsTimes() {
    let text = picture(40, 6) {
      LineChart([ChartSeries([1, 2])], x: .seconds(-60) ... .zero)
    }
    #expect(text.hasSuffix("  -60 s            -30 s             now"))
  }

  @Test func fillsTheAreaBelowALine() {
    #expect(picture(4, 2) { LineChart([ChartSeries([0, 1], style: .area)]) } == " ⢀⣴⣿\n⣴⣿⣿⣿")
    let screen = Screen(columns: 4, rows: 4) {
      LineChart([ChartSeries([1, 1], color: .red, style: .area)])
    }
    let colors = (0..<4).map { screen.frame[1, $0].attributes.foreground }
    #expect(Set(colors).count == 4)
  }

  @Test func showsFewerDotsInAnAreaWhereThereAreFewColors() {
    let screen = Screen(columns: 4, rows: 2, colorDepth: .ansi16) {
      LineChart([ChartSeries([1, 1], style: .area)])
    }
    #expect(screen.text == "⢛⢛⢛⢛\n⢂⢂⢂⢂")
  }

  // MARK: Single values

  private var chart: some View {
    LineChart([ChartSeries("in", [10, 20, 30, 40, 50])], x: .seconds(-4) ... .zero)
      .frame(width: 60, height: 8)
  }

  private func legend(_ screen: Screen) -> String? {
    screen.text.split(separator: "\n").first?.split(separator: " ").last.map(String.init)
  }

  @Test func showsTheValuesUnderThePointer() {
    let screen = Screen(columns: 60, rows: 8) { chart }
    #expect(legend(screen) == "50")
    screen.move(column: 5, row: 3)
    #expect(legend(screen) == "10")
    #expect(screen.text.contains("●"))
    #expect(screen.text.contains(" -4 s "))
    screen.move(column: 59, row: 7)
    #expect(legend(screen) == "50")
    #expect(!screen.text.contains("●"))
  }

  @Test func showsTheValuesUnderItsCaretWhileItHasTheFocus() {
    let screen = Screen(columns: 60, rows: 8) { chart }
    screen.press(.tab)
    #expect(screen.text.contains("●"))
    #expect(legend(screen) == "50")
    screen.press(.left)
    #expect(legend(screen) == "40")
    screen.press(.home)
    #expect(legend(screen) == "10")
    #expect(screen.accessibility.first(nil, .chart)?.value.hasSuffix("; -4 s in 10") == true)
    #expect(!screen.press(.up))
  }

  @Test func movesItsCaretByAClick() {
    let screen = Screen(columns: 60, rows: 8) { chart }
    #expect(legend(screen) == "50")
    screen.click(column: 5, row: 3)
    screen.move(column: 59, row: 7)
    #expect(legend(screen) == "10")
    screen.press(.right)
    #expect(legend(screen) == "20")
  }

  @Test func writesValuesBesideTheirDotsWhereNoLegendShowsThem() {
    let screen = Screen(columns: 20, rows: 6) { LineChart([ChartSeries([10, 20])]) }
    screen.press(.tab)
    #expect(screen.text.contains("20●"))
    screen.press(.left)
    #expect(screen.text.contains("●10"))
  }

  @Test func placesTheNewestValuesAtTheTrailingEdge() {
    #expect(picture(8, 1) { LineChart([ChartSeries([1, 1])], count: 4) } == "     ⠛⠛⠛")
    #expect(
      picture(8, 1) { LineChart([ChartSeries([0, 0, 1, 1])], count: 2) }
        == picture(8, 1) { LineChart([ChartSeries([1, 1])]) })
  }

  @Test func leavesAGapWhereAValueIsNoNumber() {
    #expect(picture(8, 1) { LineChart([ChartSeries([1, 1, .nan, 1, 1])]) } == "⠛⠛⠃  ⠘⠛⠛")
  }

  @Test func drawsASingleValueAsADot() {
    #expect(picture(4, 1) { LineChart([ChartSeries([1])]) } == "   ⠘")
  }

  @Test func consistsOfOtherMarksOnRequest() {
    let text = picture(4, 1) { LineChart([ChartSeries([1, 1])], marker: .halfCell) }
    #expect(text == "▀▀▀▀")
  }

  @Test func distinguishesSeriesWithoutColors() {
    let screen = Screen(columns: 30, rows: 8, colorDepth: .none) {
      LineChart([ChartSeries("in", [1, 1]), ChartSeries("out", [0, 0])])
    }
    #expect(screen.text.contains("── in 1    ╌╌ out 0"))
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
    #expect(screen.text == "⣤⠶⠞⠛")
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

extension Substring {
  /// Returns the text without the characters at its ends that are `character`.
  fileprivate func trimming(_ character: Character) -> String {
    var rest = self
    while rest.first == character { rest.removeFirst() }
    while rest.last == character { rest.removeLast() }
    return String(rest)
  }
}
