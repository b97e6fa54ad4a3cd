import ComponentCharts
import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct HeatmapTests {
  @Test func showsValuesAsColors() {
    let (low, high) = (Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
    let gradient = Gradient(colors: [low, high])
    let screen = Screen(columns: 2, rows: 1) { Heatmap([[0, 1]], gradient: gradient) }
    #expect(screen.frame[0, 0].attributes.background == low)
    #expect(screen.frame[1, 0].attributes.background == high)
  }

  @Test(arguments: [ColorDepth.none, .ansi16])
  func showsValuesAsShadesWhereColorsAreFew(_ depth: ColorDepth) {
    let screen = Screen(columns: 10, rows: 1, colorDepth: depth) { Heatmap([[0, 1, 2, 3, 4]]) }
    #expect(screen.text == "··░░▒▒▓▓██")
  }

  @Test func consistsOfASCIICharactersWhereRequired() {
    let screen = Screen(columns: 5, rows: 1, colorDepth: .none) {
      Heatmap([[0, 1, 2, 3, 4]]).environment(\.usesASCII, true)
    }
    #expect(screen.text == ".:+#@")
  }

  @Test func leavesThePlaceOfNoNumberEmpty() {
    let screen = Screen(columns: 4, rows: 2, colorDepth: .none) { Heatmap([[0, .nan], [4]]) }
    #expect(screen.text == "··\n██")
  }

  @Test func showsTheHighestValueOfACell() {
    let screen = Screen(columns: 2, rows: 1, colorDepth: .none) {
      Heatmap([[0, 0, 0, 0], [0, 4, 0, 0]])
    }
    #expect(screen.text == "█·")
  }

  @Test func labelsRowsAndColumns() {
    let screen = Screen(columns: 12, rows: 4, colorDepth: .none) {
      Heatmap(
        [[0, 1], [1, 0]], rowLabels: ["Mon", "Tue"], columnLabels: ["am", "pm"],
        showsLegend: true)
    }
    #expect(screen.text == "Mon ····████\nTue ████····\n    am  pm\n    0 ·░▓█ 1")
  }

  @Test func showsTheValueUnderThePointerOrTheCaret() {
    let screen = Screen(columns: 20, rows: 3, colorDepth: .none) {
      Heatmap([[0, 1], [2, 3]], rowLabels: ["Mon", "Tue"], columnLabels: ["am", "pm"])
    }
    screen.move(column: 5, row: 1)
    #expect(screen.text == "Mon ········░░░░░░░░\nTue  2 ▓▓▓▓▓████████\n    am      pm")
    screen.move(column: 5, row: 2)
    screen.press(.tab)
    #expect(screen.text == "Mon ········░░░░░░░░\nTue ▓▓▓▓▓▓▓▓ 3 █████\n    am      pm")
    screen.press(.up)
    #expect(screen.text == "Mon ········ 1 ░░░░░\nTue ▓▓▓▓▓▓▓▓████████\n    am      pm")
    #expect(screen.accessibility.first(nil, .chart)?.value.hasSuffix("; Mon pm 1") == true)
  }

  @Test func followsAPublisher() {
    let rows = CurrentValueSubject<[[Double]], Never>([])
    let screen = Screen(columns: 2, rows: 1, colorDepth: .none) { Heatmap(rows) }
    #expect(screen.picture == "")
    rows.value = [[0, 1]]
    #expect(screen.text == "·█")
  }

  @Test func isTwoColumnsAndARowForEachValueWhereThereIsRoom() {
    let rows: [[Double]] = [[0, 1, 2], [3]]
    func ideal(_ chart: Heatmap) -> Size {
      let screen = Screen(columns: 20, rows: 10) { chart.fixedSize() }
      return screen.accessibility.first(nil, .chart)?.frame.size ?? .zero
    }
    #expect(ideal(Heatmap(rows)) == Size(width: 6, height: 2))
    #expect(ideal(Heatmap(rows, columnLabels: ["a"])) == Size(width: 6, height: 3))
    #expect(ideal(Heatmap(rows, columnLabels: ["a"], showsLegend: true)).height == 4)
    #expect(ideal(Heatmap([])) == Size(width: 1, height: 0))
  }
}
