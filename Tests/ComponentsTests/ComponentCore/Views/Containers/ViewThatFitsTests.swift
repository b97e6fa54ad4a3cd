import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ViewThatFitsTests {
  private func files(_ columns: Int) -> String {
    picture(columns, 1) {
      ViewThatFits(in: .horizontal) {
        Text("Total downloaded files: 12")
        Text("Files: 12")
        Text("12")
      }
    }
  }

  @Test func showsTheFirstViewThatFits() {
    #expect(files(26) == "Total downloaded files: 12")
    #expect(files(25) == "Files: 12")
    #expect(files(8) == "12")
    #expect(files(1) == "…")
  }

  @Test func choosesByBothAxesUnlessToldOtherwise() {
    let text = { (axes: Axis.Set) in
      picture(5, 1) {
        ViewThatFits(in: axes) {
          Text("a\nb")
          Text("one line").lineLimit(1)
          Text("c")
        }
      }
    }
    #expect(text([.horizontal, .vertical]) == "c")
    #expect(text(.horizontal) == "a…")
    #expect(text(.vertical) == "one…")
  }

  @Test func choosesAgainWhenTheSpaceOrAViewChanges() {
    let titles = CurrentValueSubject<String, Never>("a title")
    let screen = Screen(columns: 9, rows: 1) {
      ViewThatFits {
        Text(titles)
        Text("short")
      }
    }
    #expect(screen.picture.contains("a title"))
    screen.resize(columns: 6, rows: 1)
    #expect(screen.picture.contains("short"))
    titles.value = "title"
    #expect(screen.picture.contains("title"))
  }

  @Test func theOthersTakeNoInput() {
    let presses = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 20, rows: 1) {
      ViewThatFits(in: .horizontal) {
        Button("a long title") { presses.value += 1 }
        Button("short") {}
      }
      .buttonStyle(.plain)
    }
    _ = screen.text
    screen.press(.tab)
    screen.resize(columns: 8, rows: 1)
    _ = screen.text
    screen.press(.enter)
    #expect(presses.value == 0)
    screen.press(.tab)
    screen.resize(columns: 20, rows: 1)
    _ = screen.text
    screen.press(.tab)
    screen.press(.enter)
    #expect(presses.value == 1)
  }

  @Test func isEmptyWithoutViews() {
    #expect(picture { ViewThatFits {}.border() } == "╭╮\n╰╯")
  }
}
