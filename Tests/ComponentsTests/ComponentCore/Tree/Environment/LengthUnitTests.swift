import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct LengthUnitTests {
  @Test(arguments: [
    (8, 1, 1), (16, 2, 1), (180, 23, 11), (70, 9, 4), (4, 1, 0), (3.9, 0, 0), (-16, -2, -1),
    (.nan, 0, 0), (.infinity, .maxLength, .maxLength),
  ])
  func roundsPointsToCells(points: Double, columns: Int, rows: Int) {
    #expect(Int(points: points, along: .horizontal) == columns)
    #expect(Int(points: points, along: .vertical) == rows)
  }

  @Test func lengthsWithAFractionArePoints() {
    #expect(
      picture { Text("a").padding(8.0).border() } == picture { Text("a").padding(1).border() })
    #expect(
      picture { Text("a").padding(.leading, 24.0).padding(.top, 4.0) } == "   a")
    #expect(
      picture { Text("a").frame(width: 24.0, height: 48.0, alignment: .bottomTrailing) }
        == "\n\n  a")
    #expect(
      picture { Text("a").frame(minWidth: 40.0, maxHeight: .infinity, alignment: .topTrailing) }
        == "    a")
    #expect(picture { VStack(spacing: 16.0) { texts("a", "b") } } == "a\n\nb")
    #expect(picture { HStack(spacing: 12.0) { texts("a", "b") } } == "a  b")
    #expect(picture { HStackLayout(spacing: 24.0) { texts("a", "b") } } == "a   b")
    #expect(
      picture {
        HStack(spacing: 0) {
          Text("a")
          Spacer(minLength: 16.0)
          Text("b")
        }
        .fixedSize()
      } == "a  b")
    #expect(
      picture {
        Grid(horizontalSpacing: 16.0, verticalSpacing: 16.0) {
          GridRow { texts("a", "b") }
          GridRow { texts("c", "d") }
        }
      } == "a  b\n\nc  d")
    #expect(picture { Text("a").offset(x: 16.0, y: 16.0) } == "\n  a")
    #expect(picture { Text("a").position(x: 16.0, y: 16.0) } == "\n  a")
    #expect(
      picture(9, 2) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 24.0))]) { texts("a", "b") } }
        == " a    b")
  }

  @Test func wholeNumbersAreColumnsAndRows() {
    let length = 2
    #expect(picture { Text("a").padding(.leading, length * 2) } == "    a")
    #expect(picture { Text("a").padding(.leading, 1) } == " a")
    #expect(picture { Text("a").frame(width: 3, alignment: .trailing) } == "  a")
    #expect(
      picture(5, 1) { Text("a").frame(maxWidth: .infinity, alignment: .trailing) } == "    a")
    #expect(picture { HStack(spacing: 2) { texts("a", "b") } } == "a  b")
  }

  @Test func aFrameDoesNotVanish() {
    let line = picture { Text("-").frame(height: 1.0) }
    #expect(line == "-")
    #expect(picture { Text("-").frame(height: 0.0).border() } == "╭─╮\n╰─╯")
  }

  @Test func theEnvironmentMakesWholeNumbersPoints() {
    let units = CurrentValueSubject<LengthUnit, Never>(.points)
    let screen = Screen(columns: 30, rows: 9) {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 16) { texts("a", "b") }
        Text("c").padding(.leading, 8).frame(width: 40, height: 2, alignment: .leading).border()
        Text("d").offset(x: 8)
      }
      .environment(\.lengthUnit, units)
    }
    #expect(screen.text == "a  b\n\n╭─────╮\n│ c   │\n╰─────╯\n\n d\n\n")
    let points = screen.text
    units.value = .cells
    #expect(screen.text.hasPrefix("a                b"))
    units.value = .points
    #expect(screen.text == points)
  }

  @Test func numbersOfTheDocumentsCanStand() {
    let text = picture(30, 9) {
      Text("Select All").padding().frame(width: 180, height: 70).border()
        .environment(\.lengthUnit, .points)
    }
    #expect(
      text == """
        ╭───────────────────────╮
        │                       │
        │      Select All       │
        │                       │
        │                       │
        ╰───────────────────────╯
        """)
  }

  @Test func followsPublishersOfPoints() {
    let lengths = CurrentValueSubject<Double, Never>(16)
    let screen = Screen(columns: 9, rows: 2) {
      Text("a").frame(width: lengths, alignment: .trailing)
      Text("b").padding(.leading, lengths)
    }
    #expect(screen.text == " a\n  b")
    lengths.value = 32
    #expect(screen.text == "   a\n    b")
  }

  @Test func insetsInPointsStayInEveryUnit() {
    let insets = EdgeInsets(top: 16.0, leading: 16.0)
    #expect(insets.cells(in: .points) == insets)
    #expect((insets.top, insets.leading) == (1, 2))
    #expect(EdgeInsets(top: 16, leading: 16).cells(in: .points) == insets)
    #expect(EdgeInsets(top: 16, leading: 16).cells(in: .cells).leading == 16)
  }
}
