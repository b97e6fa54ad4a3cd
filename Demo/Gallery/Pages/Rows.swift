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

  var constellation: String {
    ["Aquila", "Carina", "Cygnus", "Draco", "Lyra", "Orion", "Pegasus", "Vela"][id * 11 % 8]
  }

  /// The distance in light years.
  var distance: Int { 4 + id * 6_151 % 9_973 }
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
        TableColumn("Kind", value: \.kind).width(min: 7, max: 9).layoutPriority(-1)
        TableColumn("Constellation", value: \.constellation).width(min: 13).layoutPriority(-2)
        TableColumn("Light years", value: \.distance) { Text("\($0.distance)") }
          .width(11).alignment(.numeric).layoutPriority(-3)
        TableColumn("Brightness") { Brightness(magnitude: $0.magnitude) }
          .width(10).layoutPriority(-4)
      }
      Text(selection.isEmpty ? "none selected" : "\(selection.count) selected").dim()
    }
    .onChange(of: order) { stars.sort(using: order) }
  }
}

/// A bar that is the longer, the smaller the magnitude of a star is.
private struct Brightness: Components.Drawing, Equatable {
  let magnitude: Int

  func draw(on canvas: DrawingCanvas) {
    let width = (1_000 - magnitude) * canvas.size.width / 1_000
    canvas.styled { $0.foreground = .accentColor }
      .fill(Rect(x: 0, y: 0, width: width, height: 1), with: canvas.symbol("━", ascii: "="))
  }
}

extension [Star] {
  fileprivate mutating func sort(using order: [TableSortComparator<Star>]) {
    self = sorted(using: order)
  }
}

private struct Shopping: View {
  @State private var fruit = ["apples", "pears", "cherries", "plums"]
  @State private var bakery = ["bread", "rolls", "cake", "bagels", "pretzels"]
  @State private var dairy = ["milk", "butter", "yogurt", "cream", "Gruyère", "Emmentaler"]
  @State private var household = ["soap", "candles", "matches", "sponges", "light bulbs"]
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
      Section("Dairy") {
        ForEach(dairy, id: \.self) { Text($0) }
          .onDelete { dairy.remove(atOffsets: $0) }
          .onMove { dairy.move(fromOffsets: $0, toOffset: $1) }
      }
      Section("Household") {
        ForEach(household, id: \.self) { Text($0) }
          .onDelete { household.remove(atOffsets: $0) }
          .onMove { household.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    .overlay {
      if [fruit, bakery, dairy, household].allSatisfy(\.isEmpty) {
        ContentUnavailableView("Nothing to buy")
      }
    }
  }
}
