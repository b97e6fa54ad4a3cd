import Components
import TestSupport
import Testing
import TextBackend

/// Compares the table of distances in the article *Themes* with where views are.
@MainActor @Suite(.watchdog) struct SpacingTests {
  /// A row of the table, and views that show its distance.
  private struct Distance {
    let name: String
    let axes: Axis.Set
    /// The text of the second view; `nil` for the edge of the first one.
    let other: String?
    let view: AnyView

    init(
      _ name: String, _ axes: Axis.Set, to other: String? = "b",
      @ViewBuilder _ view: () -> some View
    ) {
      (self.name, self.axes, self.other) = (name, axes, other)
      self.view = AnyView(view())
    }
  }

  private let distances = [
    Distance("views of an `HStack`", .horizontal) {
      HStack {
        Text("a")
        Text("b")
      }
    },
    Distance("views of a `VStack`", .vertical) {
      VStack {
        Text("a")
        Text("b")
      }
    },
    Distance("columns of a `Grid`", .horizontal) {
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
      }
    },
    Distance("rows of a list", .vertical) {
      List {
        Text("a")
        Text("b")
      }
    },
    Distance("columns of a `Table`", .horizontal) {
      Table([Row(id: 0)]) {
        TableColumn("A") { (_: Row) in Text("a") }.width(1)
        TableColumn("B") { (_: Row) in Text("b") }
      }
    },
    Distance("rows of a form", .vertical) {
      Form {
        Text("a")
        Text("b")
      }
    },
    Distance("sections of a form", .vertical) {
      Form {
        Section { Text("a") }
        Section { Text("b") }
      }
    },
    Distance("the edge of a section of a form and its rows", .horizontal, to: nil) {
      Form { Section { Text("a") } }
    },
    Distance("a control and its label", .horizontal, to: "[") {
      Stepper("a", value: .constant(0), in: 0...1)
    },
    Distance("a view and its `padding()`", [.horizontal, .vertical], to: nil) {
      Text("a").padding()
    },
    Distance("the border of a `GroupBox` and its content", [.horizontal, .vertical], to: nil) {
      GroupBox { Text("a") }
    },
    Distance("the border of a button and its title", [.horizontal, .vertical], to: nil) {
      Button("a") {}
    },
    Distance("the border of a dialog and its content", [.horizontal, .vertical], to: "╭") {
      Color.clear.sheet(isPresented: .constant(true)) { Text("a") }
    },
  ]

  private struct Row: Identifiable {
    let id: Int
  }

  /// Returns the number of blank cells along each axis.
  private func cells(of distance: Distance) throws -> (columns: Int, rows: Int) {
    let screen = Screen(columns: 30, rows: 9, alignment: .topLeading) { distance.view }
    let first = try #require(screen.find("a")).origin
    // A border takes the first cell.
    let border = screen.find("╭")?.origin
    let other: Point
    if let text = distance.other {
      other = try #require(screen.find(text)).origin
    } else {
      other = border ?? Point(x: -1, y: -1)
    }
    return (abs(first.x - other.x) - 1, abs(first.y - other.y) - 1)
  }

  @Test func theArticleHasTheTable() throws {
    let rows = try distances.map { distance in
      let cells = try cells(of: distance)
      let columns = distance.axes.contains(.horizontal) ? " \(cells.columns) " : " "
      let rows = distance.axes.contains(.vertical) ? " \(cells.rows) " : " "
      return "| \(distance.name) |\(columns)|\(rows)|"
    }
    let table = (["| Between | Columns | Rows |", "|---|---|---|"] + rows).joined(separator: "\n")
    let article = try Documents.text("Sources/Components/Components.docc/Themes.md")
    #expect(article.contains(table + "\n\n"), "The table is now:\n\(table)")
  }
}
