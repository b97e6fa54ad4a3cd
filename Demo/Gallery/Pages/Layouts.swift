import Components

extension Page {
  static let layouts = Page(
    "layouts", title: "Layouts", summary: "Layouts, alignment guides and a grid", in: .views,
    source: PackageResources.Layouts_txt
  ) { _ in Layouts() }
}

/// Layouts that programs define, alignment guides and a grid with as many columns as fit.
struct Layouts: View {
  @State private var isSideBySide = true

  var body: some View {
    CardColumns {
      Card("One layout or another, for the same views") {
        let layout =
          isSideBySide
          ? AnyLayout(HStackLayout(spacing: 3))
          : AnyLayout(VStackLayout(alignment: .leading))
        VStack(alignment: .trailing, spacing: 0) {
          Toggle("Side by side", isOn: $isSideBySide)
            .keyboardShortcut(.space, modifiers: [])
          layout {
            ForEach(Layouts.departures, id: \.self) { Text($0) }
          }
        }
      }
      Card("A layout of this program") {
        FlowLayout(spacing: 1, lineSpacing: 1) {
          ForEach(Layouts.topics, id: \.self) { topic in
            Topic(topic)
          }
        }
        .frame(width: 34)
      }
      Card("An alignment of this program") {
        VStack(alignment: .decimalPoint) {
          ForEach(Layouts.prices, id: \.self) { Price($0) }
        }
      }
      Card("As many columns as fit") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 9))]) {
          ForEach(Layouts.colors, id: \.name) { color in
            Swatch(color.name, color.value)
          }
        }
        .frame(width: 34)
      }
    }
  }

  private static let topics = [
    "publishers", "views", "layout", "styles", "input", "animation", "text",
  ]
  private static let prices = ["1299.9", "4.99", "17", "0.125"]
  private static let departures = ["6:12 Basel", "6:40 Bern", "7:05 Chur"]
  private static let colors: [(name: String, value: Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("magenta", .magenta), ("pink", .pink), ("brown", .brown), ("gray", .gray),
  ]
}

private struct DecimalPoint: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int { context.width }
}

extension HorizontalAlignment {
  fileprivate static let decimalPoint = HorizontalAlignment(DecimalPoint.self)
}

/// A word in the colors of a selection.
private struct Topic: View {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Text(" \(name) ")
      .foregroundStyle(.theme(.onSelection)).background(.theme(.selection))
  }
}

/// A price, whose decimal point is an alignment guide.
private struct Price: View {
  let price: String

  init(_ price: String) {
    self.price = price
  }

  var body: some View {
    Text(price).alignmentGuide(.decimalPoint) { dimensions in
      price.contains(".") ? price.prefix { $0 != "." }.count : dimensions.width
    }
  }
}

/// A color and its name.
private struct Swatch: View {
  let name: String
  let color: Color

  init(_ name: String, _ color: Color) {
    (self.name, self.color) = (name, color)
  }

  var body: some View {
    Text(name).foregroundStyle(.white).frame(maxWidth: .infinity).background(color)
  }
}
