import Components

extension Page {
  static let layouts = Page(
    "layouts", title: "Layouts", summary: "Layouts, alignment guides and a grid",
    source: PackageResources.Layouts_txt
  ) { _ in Layouts() }
}

/// Layouts that programs define, alignment guides and a grid with as many columns as fit.
struct Layouts: View {
  @State private var isWide = true

  var body: some View {
    let layout =
      isWide
      ? AnyLayout(HStackLayout(alignment: .top, spacing: 2))
      : AnyLayout(VStackLayout(alignment: .leading))
    VStack(alignment: .leading, spacing: 0) {
      Toggle("Side by side", isOn: $isWide).keyboardShortcut(.space, modifiers: [])
      layout {
        GroupBox("Flow of tags") { Tags().frame(idealWidth: 30, maxWidth: 30) }
        GroupBox("Decimal points") { Prices() }
      }
      GroupBox("A lazy grid") { Grays() }
    }
    .frame(maxWidth: 60, alignment: .leading)
    .safeAreaInset(edge: .bottom) { Text("Space switches the layout.").dim() }
  }
}

private struct Tags: View {
  private let tags = ["publishers", "views", "layout", "styles", "input", "animation", "text"]

  var body: some View {
    FlowLayout(spacing: 1) {
      ForEach(tags, id: \.self) { Text(" \($0) ").reversed() }
    }
  }
}

private struct DecimalPoint: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int { context.width }
}

extension HorizontalAlignment {
  fileprivate static let decimalPoint = HorizontalAlignment(DecimalPoint.self)
}

private struct Prices: View {
  private let prices = ["1299.9", "4.99", "17", "0.125"]

  var body: some View {
    VStack(alignment: .decimalPoint) {
      ForEach(prices, id: \.self) { price in
        Text(price).alignmentGuide(.decimalPoint) { dimensions in
          price.contains(".") ? price.prefix { $0 != "." }.count : dimensions.width
        }
      }
    }
  }
}

private struct Grays: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 6))]) {
      ForEach(0..<16) { index in
        Text("\(index)").frame(maxWidth: .infinity)
          .foregroundStyle(index < 8 ? .white : .black)
          .background(Color(white: Double(index) / 15))
      }
    }
  }
}
