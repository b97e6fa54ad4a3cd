import Components
import Signals

extension Page {
  static let rows = Page(
    "rows", title: "Rows", summary: "A table of 100,000 rows, and a list", in: .views,
    source: PackageResources.Rows_txt
  ) { _ in Rows() }
}

/// A table of a hundred thousand rows, and a list whose rows can be moved and deleted.
struct Rows: View {
  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= 60
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout())
      layout {
        GroupBox("100,000 stars") { Stars() }
        GroupBox("Shopping") { Shopping() }.frame(maxWidth: isWide ? 26 : nil)
      }
    }
    .safeAreaInset(edge: .bottom) {
      Text("Arrows select · Shift extends · Enter on a title sorts · type to find").dim()
        .lineLimit(1)
    }
    .frame(minHeight: 15, idealHeight: 15, maxHeight: .infinity)
  }
}

private struct Star: Identifiable, Equatable {
  let id: Int

  var name: String {
    let letters = ["Al", "Be", "Ca", "De", "El", "Fo", "Ga", "Ha"]
    let endings = ["dar", "tria", "nus", "gol", "rion", "mira"]
    return letters[id * 7 % letters.count] + endings[id * 5 % endings.count] + " \(id)"
  }

  var magnitude: Int { id * 7_919 % 1_000 }

  var kind: String { ["dwarf", "giant", "main", "neutron"][id * 3 % 4] }
}

private struct Stars: View {
  @State private var stars = (0..<100_000).map(Star.init)
  @State private var order: [TableSortComparator<Star>] = []
  @State private var selection: Set<Int> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Table(stars, selection: $selection, sortOrder: $order) {
        TableColumn("Name") { Text($0.name) }.width(min: 10)
        TableColumn("Mag", value: \.magnitude) { Text("\($0.magnitude)") }
          .width(6).alignment(.numeric)
        TableColumn("Kind", value: \.kind).width(min: 5, max: 9).layoutPriority(-1)
      }
      Text(selection.isEmpty ? "none selected" : "\(selection.count) selected").dim()
    }
    .onChange(of: order) { stars.sort(using: order) }
  }
}

extension [Star] {
  fileprivate mutating func sort(using order: [TableSortComparator<Star>]) {
    self = sorted(using: order)
  }
}

private struct Shopping: View {
  @State private var fruit = ["apples", "pears", "cherries"]
  @State private var bakery = ["bread", "rolls", "cake", "bagels", "pretzels"]
  @State private var selection: String?

  var body: some View {
    List(selection: $selection) {
      Section("Fruit") {
        ForEach(fruit, id: \.self) { Text($0) }
          .onDelete { fruit.remove(atOffsets: $0) }
          .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
      }
      Section("Bakery") {
        ForEach(bakery, id: \.self) { Text($0) }
          .onDelete { bakery.remove(atOffsets: $0) }
          .onMove { bakery.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    .overlay {
      if fruit.isEmpty, bakery.isEmpty { ContentUnavailableView("Nothing to buy") }
    }
  }
}
