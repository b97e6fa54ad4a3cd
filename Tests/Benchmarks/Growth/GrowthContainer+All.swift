import Components
import ObservableCollections
import Signals

extension GrowthContainer {
  static let all = eager + lazy + choices + texts + stateful + nested

  // MARK: Views that are all there

  static let eagerSizes = [10, 1_000, 10_000]

  /// The costs of containers whose views are all created and laid out.
  private static let ofEagerViews: [GrowthChange: Growth] = [
    .firstFrame: .linear("creates each view"),
    .append: .linear("compares each element"),
    .insertion: .linear("moves each view below"),
    .removal: .linear("moves each view below"),
    .environment: .linear("each view reads it"),
    .resize: .linear("each view may take another size"),
  ]

  private static let eager = [
    GrowthContainer("VStack", sizes: eagerSizes, growing: ofEagerViews) { page in
      VStack {
        Button(page.title)
        ForEach(page.rows) { Button($0.text) {} }
      }
    },
    GrowthContainer(
      "HStack of texts", sizes: eagerSizes, changes: [.tab, .rightArrow],
      growing: [
        .tab: .linear("passes each text"), .rightArrow: .linear("passes each text on its way"),
      ]
    ) { page in
      HStack {
        Button(page.title)
        ForEach(page.rows) { Text($0.text) }
      }
    },
    GrowthContainer(
      "HStack of disabled buttons", sizes: [10, 100, 1_000], changes: [.tab, .rightArrow],
      growing: [
        .tab: .linear("passes each button"), .rightArrow: .linear("passes each button on its way"),
      ]
    ) { page in
      HStack {
        Button(page.title)
        HStack { ForEach(page.rows) { Button($0.text) {} } }.disabled(true)
      }
    },
    GrowthContainer(
      "VStack of aligned views", sizes: eagerSizes,
      growing: ofEagerViews.merging(
        [.width: .linear("any view may decide where the guide is")]
      ) { $1 }
    ) { page in
      VStack(alignment: .leading) {
        Button(page.title).alignmentGuide(.leading) { _ in 2 }
        ForEach(page.rows) { row in
          Button(row.text) {}.alignmentGuide(.leading) { _ in row.id % 4 }
        }
      }
    },
    GrowthContainer("HStack", sizes: eagerSizes, growing: ofEagerViews) { page in
      HStack {
        Button(page.title)
        ForEach(page.rows) { Button($0.text) {} }
      }
    },
    GrowthContainer(
      "ZStack", sizes: eagerSizes,
      growing: ofEagerViews.merging(
        [.title, .width, .scrolling, .tab, .arrow, .rightArrow].map {
          ($0, .linear("any view may be in front of the one that changes"))
        }
      ) { $1 }
    ) { page in
      ZStack(alignment: .topLeading) {
        Button(page.title)
        ForEach(page.rows) { Text($0.text).offset(x: $0.id % 50, y: $0.id) }
      }
    },
    GrowthContainer("Grid", sizes: eagerSizes, growing: ofEagerViews) { page in
      Grid {
        GridRow {
          Button(page.title)
          Text("a")
        }
        ForEach(page.rows) { row in
          GridRow {
            Button(row.text) {}
            Text("b")
          }
        }
      }
    },
    GrowthContainer("Form", sizes: eagerSizes, growing: ofEagerViews) { page in
      Form {
        LabeledContent("Title") { Text(page.title) }
        ForEach(page.rows) { Toggle($0.text, isOn: .constant(true)) }
      }
    },
    GrowthContainer("ScrollView", sizes: eagerSizes, growing: ofEagerViews) { page in
      ScrollView {
        VStack {
          Button(page.title)
          ForEach(page.rows) { Button($0.text) {} }
        }
      }
    },
    GrowthContainer(
      "rows of buttons", sizes: eagerSizes, growing: ofEagerViews
    ) { page in
      VStack {
        Button(page.title)
        ForEach(page.rows) { row in
          HStack {
            Button("Open") {}
            Button(row.text) {}
          }
        }
      }
    },
    GrowthContainer("boxes", sizes: eagerSizes, growing: ofEagerViews) { page in
      VStack {
        GroupBox("Title") { Button(page.title) }
        ForEach(page.rows) { row in
          GroupBox("Box") { Button(row.text) {} }
        }
      }
    },
  ]

  // MARK: Views that state describes

  /// Buttons that a focus state knows, which its view does not read.
  private struct FocusableButtons: View {
    let rows: ObservableArray<GrowthPage.Row>
    @FocusState private var focusedRow: Int?

    var body: some View {
      VStack {
        ForEach(rows.value) { row in
          Button(row.text) {}.focused($focusedRow, equals: row.id)
        }
      }
    }
  }

  private static let stateful = [
    GrowthContainer("focus state", sizes: eagerSizes, changes: [.tab, .arrow]) { page in
      FocusableButtons(rows: page.rows)
    },
    GrowthContainer("List of bindings", sizes: lazySizes, changes: [.title, .width]) { page in
      let rows = Binding.constant(Array(page.rows.value))
      Latest(of: page.title, default: "") { title in
        List(rows) { $row in Text("\(title) \(row.id)") }
      }
    },
  ]

  // MARK: Views in each other

  private static let nested = [
    GrowthContainer(
      "stacks in each other", sizes: [10, 100, 1_000],
      changes: [.title, .width, .resize, .firstFrame], keys: [],
      growing: [
        .width: .linear("each stack takes another size"),
        .resize: .linear("each stack may take another size"),
        .firstFrame: .linear("creates each stack"),
      ]
    ) { page in
      page.rows.value.reduce(AnyView(Text(page.title))) { view, _ in AnyView(VStack { view }) }
    },
    GrowthContainer(
      "GeometryReaders in each other", sizes: [10, 20, 40],
      changes: [.title, .width, .resize, .firstFrame], keys: [],
      growing: [
        .width: .linear("each reader asks whether its size has changed"),
        .resize: .linear("evaluates each reader"),
        .firstFrame: .linear("evaluates each reader"),
      ]
    ) { page in
      page.rows.value.reduce(AnyView(Text(page.title))) { view, _ in
        AnyView(GeometryReader { _ in view })
      }
    },
    GrowthContainer(
      "tooltips", sizes: eagerSizes, changes: [.pointer, .scrolling]
    ) { page in
      ScrollView { VStack { ForEach(page.rows) { Text($0.text).help("Help") } } }
    },
  ]

  // MARK: Lists

  static let lazySizes = [10, 1_000, 100_000]

  private static let lazy = [
    GrowthContainer("List", sizes: lazySizes) { page in
      List {
        Text(page.title)
        ForEach(page.rows) { Text($0.text) }
      }
    },
    GrowthContainer(
      "List of sections", sizes: eagerSizes,
      growing: [
        .firstFrame: .linear("creates each section"),
        .append: .linear("compares each element"),
        .insertion: .linear("counts the rows of each section"),
        .removal: .linear("counts the rows of each section"),
        .environment: .linear("each section reads it"),
      ]
    ) { page in
      List {
        Text(page.title)
        ForEach(page.rows) { row in
          Section("Section") { Text(row.text) }
        }
      }
    },
    GrowthContainer(
      "List of groups", sizes: lazySizes,
      growing: [
        .firstFrame: .linear("creates each group"),
        .append: .linear("compares each element"),
        .insertion: .linear("counts the rows of each group"),
        .removal: .linear("counts the rows of each group"),
        .environment: .linear("each group reads it"),
      ]
    ) { page in
      List {
        Text(page.title)
        ForEach(page.rows) { row in
          ForEach(0..<3) { Text("\(row.id) \($0)") }
        }
      }
    },
    GrowthContainer("log", sizes: lazySizes, keys: [.tab, .end]) { page in
      List {
        ForEach(page.rows) { Text($0.text) }
        Text(page.title)
      }
    },
    GrowthContainer("LazyVStack", sizes: lazySizes) { page in
      ScrollView {
        LazyVStack {
          Button(page.title)
          ForEach(page.rows) { Button($0.text) {} }
        }
      }
    },
    GrowthContainer("LazyVStack of lazy rows", sizes: lazySizes) { page in
      ScrollView {
        LazyVStack {
          Button(page.title)
          ForEach(page.rows) { row in
            ScrollView(.horizontal) { LazyHStack { ForEach(0..<100) { Text("\(row.id) \($0)") } } }
          }
        }
      }
    },
    GrowthContainer("LazyVGrid", sizes: lazySizes) { page in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) {
          Button(page.title)
          ForEach(page.rows) { Button($0.text) {} }
        }
      }
    },
    GrowthContainer("Table", sizes: lazySizes) { page in
      Table(page.rows) {
        TableColumn("Number") { Text("\($0.id)") }
        TableColumn("Title") { row in
          if row.id == 0 { Text(page.title) } else { Text(row.text) }
        }
      }
    },
    GrowthContainer(
      "OutlineGroup", sizes: lazySizes,
      changes: [.title, .width, .scrolling, .tab, .arrow, .environment, .resize, .firstFrame],
      growing: [.firstFrame: .linear("copies the elements at the top")]
    ) { page in
      List {
        Text(page.title)
        OutlineGroup(Array(page.rows.value), children: \.children) { Text($0.text) }
      }
    },
  ]
}
