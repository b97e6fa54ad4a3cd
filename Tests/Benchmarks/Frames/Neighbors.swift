import Components
import Signals
import TextBackend

extension Workload {
  /// A title that changes, as in ``titleAmong1000``, in other controls and containers.
  @MainActor
  static let neighbors = Neighbor.allCases.flatMap { [$0.sameWidth, $0.otherWidth] }

  /// An insertion above a thousand views that all exist and move by it.
  @MainActor
  static let eagerInsertions = [
    eagerInsertion(above: "texts", limit: 3_260_000) { Text("row \($0)") },
    eagerInsertion(above: "buttons", limit: 3_260_000) { Button("row \($0)") {} },
  ]

  @MainActor
  private static func eagerInsertion(
    above name: String, limit: Int,
    @ViewBuilder of row: @escaping @MainActor (Int) -> some View
  ) -> Workload {
    Workload(
      "inserting or removing above 1,000 \(name)", per: "frame", count: 1_000, limit: limit,
      preparing: {
        let rows = CurrentValueSubject<[Int], Never>(Array(0..<1_000))
        let screen = Screen(columns: 80, rows: 24) {
          ScrollView { VStack { ForEach(rows, id: \.self, content: row) } }
        }
        _ = screen.bytes()
        return { steps in
          for step in 0..<steps {
            if step.isMultiple(of: 2) {
              rows.value.insert(-1, at: 0)
            } else {
              rows.value.remove(at: 0)
            }
            _ = screen.bytes()
          }
        }
      })
  }

  /// Menus that are opened, among few and many items.
  static let menus = [(10, 2_800_000), (1_000, 108_000_000)].map { items, limit in
    Workload(
      "opening a menu of \(items) items", per: "opening", count: 20, limit: limit,
      preparing: {
        let screen = Screen(columns: 80, rows: 24) {
          Menu("Menu") {
            ForEach(0..<items, id: \.self) { item in Button("Item \(item)") {} }
          }
        }
        screen.press(.tab)
        return { count in
          for _ in 0..<count {
            screen.press(.enter)
            _ = screen.bytes()
            screen.press(.escape)
            _ = screen.bytes()
          }
        }
      })
  }

  /// Grids that scroll, among few and many cells.
  static let lazyGrids = [1_000, 100_000].map { cells in
    Workload(
      "the first frame of a lazy grid of \(cells)", per: "screen", count: 20, limit: 7_600_000,
      preparing: {
        let numbers = Array(0..<cells)
        return { count in
          for _ in 0..<count {
            let screen = Screen(columns: 80, rows: 24) {
              ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) {
                  ForEach(numbers, id: \.self) { Text("\($0)") }
                }
              }
            }
            _ = screen.bytes()
          }
        }
      })
  }
}

/// A place where a title changes, among a thousand that do not.
@MainActor
private struct Neighbor {
  typealias Titles = CurrentValueSubject<String, Never>

  let name: String
  /// The largest numbers of instructions for a title of the same width and for another width.
  let limits: (same: Int?, other: Int?)
  /// Returns a view of a thousand titles, one of which is the first.
  let view: @MainActor (Titles) -> AnyView

  init(
    _ name: String, _ same: Int?, _ other: Int?,
    view: @escaping @MainActor (Titles) -> AnyView
  ) {
    (self.name, limits, self.view) = (name, (same, other), view)
  }

  /// Returns a column of `control` for one title that changes and many that do not.
  private static func column(
    _ name: String, _ same: Int?, _ other: Int?,
    @ViewBuilder of control: @escaping @MainActor (Titles) -> some View
  ) -> Neighbor {
    Neighbor(name, same, other) { titles in
      let others = Titles("Select All")
      return AnyView(
        VStack {
          control(titles)
          ForEach(0..<1_000) { _ in control(others) }
        })
    }
  }

  static let allCases = [
    column("a text", 11_000, 17_100) { Text($0) },
    column("a button", 11_000, 41_200) { Button($0) },
    column("a bordered button", 11_000, 41_200) { Button("").title($0).buttonStyle(.bordered) },
    column("a plain button", 11_000, 25_900) { Button("").title($0).buttonStyle(.plain) },
    column("a toggle", 11_000, 34_900) { titles in
      Toggle(isOn: .constant(true)) { Text(titles) }
    },
    column("a menu", 11_000, 56_000) { titles in
      Menu {
        Button("Cut") {}
      } label: {
        Text(titles)
      }
    },
    column("a picker", 11_000, 43_200) { titles in
      Picker("", selection: .constant(0)) { Text(titles).tag(0) }
    },
    column("a label", 11_000, 29_500) { titles in
      Label {
        Text(titles)
      } icon: {
        Text("*")
      }
    },
    column("a link", 11_000, 30_900) { Link($0, destination: "https://example.com") },
    column("a slider", 11_000, 54_500) { titles in
      Slider(value: .constant(0.5)) { Text(titles) }
    },
    column("a stepper", 11_000, 60_000) { titles in
      Stepper(value: .constant(5), in: 0...9) { Text(titles) }
    },
    column("a progress view", 11_000, 19_300) { titles in
      ProgressView(value: 0.5) { Text(titles) }
    },
    column("a gauge", 11_000, 51_000) { titles in
      Gauge(value: 0.5) { Text(titles) }
    },
    column("segments", 11_000, 60_000) { titles in
      Picker("", selection: .constant(0)) {
        Text(titles).tag(0)
        Text("Other").tag(1)
      }
      .pickerStyle(.segmented)
    },
    column("a control group", 11_000, 60_000) { titles in
      ControlGroup {
        Button(titles)
        Button("Other") {}
      }
    },
    column("a text over another", 11_000, 21_500) { titles in
      ZStack {
        Text("On")
        Text(titles)
      }
    },
    column("a translucent text", 11_000, 20_900) { Text($0).opacity(0.5) },
    column("a group box", 11_000, 38_500) { titles in
      GroupBox {
        Text("Text")
      } label: {
        Text(titles)
      }
    },
    column("a disclosure group", 11_000, 37_800) { titles in
      DisclosureGroup {
        Text("Text")
      } label: {
        Text(titles)
      }
    },
    column("labeled content", 11_000, 37_900) { titles in
      LabeledContent("Label") { Text(titles) }
    },
    Neighbor("tabs", 11_000, 65_300) { titles in
      AnyView(
        TabView {
          Text("a").tabItem { Text(titles) }
          Text("b").tabItem { Text("B") }
        })
    },
    Neighbor("rows of ten buttons", 11_000, 142_000) { titles in
      let others = Titles("Select All")
      return AnyView(
        VStack {
          ForEach(0..<100) { row in
            HStack {
              ForEach(0..<10) { Button("").title(row == 0 && $0 == 1 ? titles : others) }
            }
          }
        })
    },
    Neighbor("a grid", 11_000, 34_000) { titles in
      let others = Titles("Select All")
      return AnyView(
        Grid {
          ForEach(0..<200) { row in
            GridRow {
              ForEach(0..<5) { Text(row == 0 && $0 == 1 ? titles : others) }
            }
          }
        })
    },
    Neighbor("a form", 11_000, 21_400) { titles in
      let others = Titles("Select All")
      return AnyView(
        Form {
          Text(titles)
          ForEach(0..<500) { _ in
            Toggle("x", isOn: .constant(true))
            Text(others)
          }
        })
    },
    Neighbor("a navigation stack", 11_000, 41_800) { titles in
      AnyView(NavigationStack { Text("x").navigationTitle(titles) })
    },
    Neighbor("a list", 11_000, 31_600) { titles in
      AnyView(
        List {
          Text(titles)
          ForEach(0..<1_000) { Text("\($0)") }
        })
    },
  ]

  var sameWidth: Workload {
    workload("a title in \(name)", limits.same, ["Delete All", "Select All"])
  }

  var otherWidth: Workload {
    workload("another width in \(name)", limits.other, ["Go!", "OK"])
  }

  private func workload(_ name: String, _ limit: Int?, _ values: [String]) -> Workload {
    Workload(
      name, per: "frame", count: 2_000, limit: limit,
      preparing: {
        let titles = Titles(values[1])
        let view = view(titles)
        let screen = Screen(columns: 200, rows: 60) { view }
        _ = screen.bytes()
        return { count in
          for step in 0..<count {
            titles.send(values[step % 2])
            _ = screen.bytes()
          }
        }
      })
  }
}
