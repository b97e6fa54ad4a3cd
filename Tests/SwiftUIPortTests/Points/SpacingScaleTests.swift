import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// The distances and lengths of stacks, grids, tables and spacers are right at each scale. `s` is
/// the width of a column.
@MainActor @Suite(.watchdog) struct SpacingScaleTests {
  private func letters() -> some View {
    Group {
      Text("a")
      Text("b")
    }
  }

  @Test(arguments: scales) func viewsOfStacksAreApart(s: CGFloat) {
    #expect(picture(at: s) { HStack(spacing: 3 * s) { letters() } } == "a   b")
    #expect(picture(at: s) { HStack(spacing: 2.5 * s) { letters() } } == "a   b")
    #expect(picture(at: s) { VStack(spacing: 4 * s) { letters() } } == "a\n\n\nb")
    #expect(picture(at: s) { VStack(spacing: 3 * s) { letters() } } == "a\n\n\nb")
    #expect(picture(at: s) { LazyVStack(spacing: 4 * s) { letters() } } == "a\n\n\nb")
    #expect(picture(at: s) { LazyHStack(spacing: 3 * s) { letters() } } == "a   b")
    #expect(picture(at: s) { HStackLayout(spacing: 3 * s) { letters() } } == "a   b")
    #expect(picture(at: s) { VStackLayout(spacing: 4 * s) { letters() } } == "a\n\n\nb")
    #expect(
      picture(at: s) { AnyLayout(VStackLayout(spacing: 4 * s)) { letters() } } == "a\n\n\nb")
  }

  @Test(arguments: scales) func cellsOfGridsAreApart(s: CGFloat) {
    let expected = "a   b\n\na   b"
    #expect(
      picture(at: s) {
        Grid(horizontalSpacing: 3 * s, verticalSpacing: 2 * s) {
          GridRow { letters() }
          GridRow { letters() }
        }
      } == expected)
    #expect(
      picture(at: s) {
        GridLayout(horizontalSpacing: 2.6 * s, verticalSpacing: 1.2 * s) {
          GridRow { letters() }
          GridRow { letters() }
        }
      } == expected)
  }

  @Test(arguments: scales) func itemsHaveAFixedLength(s: CGFloat) {
    let columns = [
      GridItem(.fixed(3 * s), spacing: 2 * s, alignment: .leading),
      GridItem(.fixed(2.5 * s), spacing: 0, alignment: .leading),
    ]
    #expect(
      picture(at: s, 8, 4) {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 2 * s) {
          letters()
          letters()
        }
      } == "a    b\n\na    b")
    let rows = [
      GridItem(.fixed(4 * s), spacing: 2 * s, alignment: .top),
      GridItem(.fixed(2 * s), alignment: .top),
    ]
    #expect(
      picture(at: s, 8, 4) {
        LazyHGrid(rows: rows, alignment: .top, spacing: 3 * s) {
          letters()
          letters()
        }
      } == "a   a\n\n\nb   b")
  }

  @Test(arguments: scales) func itemsHaveLimits(s: CGFloat) {
    func row(_ items: [GridItem]) -> String {
      picture(at: s, 20, 2) {
        LazyVGrid(columns: items, alignment: .leading) {
          ForEach(0..<6) { Text("\($0)") }
        }
      }
    }
    // Two of at most four columns and their distance.
    #expect(
      row([
        GridItem(.flexible(maximum: 4 * s), spacing: s, alignment: .leading),
        GridItem(.flexible(maximum: 4 * s), alignment: .trailing),
      ]).hasPrefix("0       1\n"))
    // The first has half of the space at least.
    #expect(
      row([
        GridItem(.flexible(minimum: 15 * s), spacing: s, alignment: .leading),
        GridItem(.flexible(), spacing: s, alignment: .leading),
      ]).hasPrefix("0               1\n"))
    // (20 + 1) / (5 + 1) columns fit, which have 6 of the terminal's each.
    #expect(
      row([GridItem(.adaptive(minimum: 5 * s), spacing: s, alignment: .leading)])
        .hasPrefix("0      1      2\n"))
    // Of two that fit, each would have 9.5 columns of the terminal.
    #expect(
      row([GridItem(.adaptive(minimum: 7 * s, maximum: 8 * s), spacing: s, alignment: .leading)])
        .hasPrefix("0        1\n"))
  }

  @Test(arguments: scales) func spacersHaveALeastLength(s: CGFloat) {
    let row = picture(at: s) {
      HStack(spacing: 0) {
        Text("a")
        Spacer(minLength: 3 * s)
        Text("b")
      }
      .fixedSize()
    }
    #expect(row == "a   b")
    let column = picture(at: s) {
      VStack(spacing: 0) {
        Text("a")
        Spacer(minLength: 4 * s)
        Text("b")
      }
      .fixedSize()
    }
    #expect(column == "a\n\n\nb")
  }

  private struct Person: Identifiable {
    let id = 0
    let name = "ab"
    let town = "cd"
  }

  @Test(arguments: scales) func columnsOfTablesHaveAWidth(s: CGFloat) {
    /// Returns where the second column begins.
    func start(_ first: (TableColumn<Person>) -> TableColumn<Person>) -> Int? {
      let text = picture(at: s, 40, 4) {
        Table([Person()]) {
          first(TableColumn("Name", value: \.name))
          TableColumn("Town", value: \.town)
        }
      }
      return text.firstRange(of: "Town").map {
        text.distance(from: text.startIndex, to: $0.lowerBound)
      }
    }
    // Between two columns of a table are two of the terminal.
    let gap = 2
    #expect(start { $0.width(12 * s) } == 12 + gap)
    #expect(start { $0.width(11.5 * s) } == 12 + gap)
    #expect(start { $0.width(min: 9 * s, ideal: 9 * s, max: 9.4 * s) } == 9 + gap)
    #expect(start { $0.width(nil) } == start { $0 })
  }
}
