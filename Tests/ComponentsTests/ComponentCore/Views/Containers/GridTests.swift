import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct GridTests {
  @Test func alignsCellsInColumns() {
    let text = picture {
      Grid(alignment: .leading) {
        GridRow { texts("Name", "Size") }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { texts("words", "4.9 MB") }
        GridRow { texts("a.txt", "12 KB") }
      }
    }
    #expect(
      text == """
        Name  Size
        ────────────
        words 4.9 MB
        a.txt 12 KB
        """)
  }

  @Test func alignsCellsAsTheGridTheRowOrTheColumn() {
    let text = picture {
      Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 1) {
        GridRow {
          Text("a")
          Text("1").gridColumnAlignment(.trailing)
        }
        GridRow(alignment: .bottom) {
          Text("b")
          Text("100\n200")
        }
      }
    }
    #expect(text == "a    1\n\n   100\nb  200")
  }

  @Test func cellsSpanColumns() {
    let text = picture {
      Grid(alignment: .leading) {
        GridRow { texts("a", "b", "c") }
        GridRow {
          Text("wide cell").gridCellColumns(2)
          Text("d")
        }
        Text("alone")
      }
    }
    #expect(text == "a b       c\nwide cell d\nalone")
  }

  @Test func flexibleColumnsShareTheSpace() {
    let text = picture(11, 2) {
      Grid(alignment: .leading) {
        GridRow {
          Text("ab")
          Text("x").frame(maxWidth: .infinity, alignment: .trailing)
        }
        GridRow { texts("c", "y") }
      }
    }
    #expect(text == "ab        x\nc  y")
    let shrunk = picture(9, 2) {
      Grid(alignment: .leading) {
        GridRow { texts("name", "description").lineLimit(1) }
        GridRow { texts("a", "b") }
      }
    }
    #expect(shrunk == "name des…\na    b")
  }

  @Test func anchorsACell() {
    let anchors = PassthroughSubject<UnitPoint, Never>()
    let screen = Screen(columns: 5, rows: 3) {
      Grid {
        GridRow {
          Text("a").gridCellAnchor(.bottomTrailing)
          Text("1\n2")
        }
        GridRow {
          Text("wid")
          Text("b").gridCellAnchor(anchors)
        }
      }
    }
    #expect(screen.text == "    1\n  a 2\nwid b")
    anchors.send(.topLeading)
    #expect(screen.text == "    1\n  a 2\nwid b")
  }

  @Test func followsItsCells() {
    let sizes = CurrentValueSubject<String, Never>("1 KB")
    let screen = Screen(columns: 20, rows: 2) {
      Grid(alignment: .leading) {
        GridRow {
          Text(sizes)
          Text("a")
        }
        GridRow { texts("2", "b") }
      }
    }
    #expect(screen.text == "1 KB a\n2    b")
    sizes.value = "100 KB"
    #expect(screen.text == "100 KB a\n2      b")
  }

  @Test func aRowOutsideOfAGridIsAGroup() {
    #expect(picture { HStack { GridRow { texts("a", "b") } } } == "a b")
  }
}
