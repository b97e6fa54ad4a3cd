import Components
import Signals
import Testing

extension Sample {
  /// Containers and layouts.
  @SampleBuilder static var containers: [Sample] {
    Sample("AnyLayout", .sizes) {
      AnyLayout(Stairs(gap: .max / 4)) { texts("a", "b", "c") }
      Stairs(gap: -3) { Button("b") }
    }
    Sample("AnyLayout", .leaks) { tokens in
      AnyLayout(Stairs()) {
        Text(tokens.retaining(tokens.texts)).layoutValue(
          key: Rank.self, value: tokens.alternating(1, 2))
        Button("b", action: tokens.action())
      }
    }

    Sample("Divider", .sizes) {
      HStack { VStack { Divider() }.overlay { HStack { Divider() } } }
    }

    Sample("Form", .leaks) { tokens in Form { Text(tokens.retaining(tokens.texts)) } }
    Sample("Form", .sizes) { Form { Section("界") { Text("★") } } }

    Sample("GeometryReader", .sizes) {
      GeometryReader { Text("\($0.size.width) \($0.frame(in: .global).origin.x)") }
    }
    Sample("GeometryReader", .leaks) { tokens in
      let action = tokens.action()
      GeometryReader { _ in Text("a").onTapGesture(perform: action) }
    }

    Sample("Grid", .leaks) { tokens in
      Grid {
        GridRow {
          Text(tokens.retaining(tokens.texts))
          Button("b", action: tokens.action()).gridCellColumns(tokens.alternating(1, 2))
        }
      }
    }
    Sample("Grid", .sizes) {
      Grid(horizontalSpacing: .max, verticalSpacing: -1) {
        GridRow {
          Text("界 a").gridCellColumns(.max)
          Text("b").gridCellColumns(-1)
        }
        Text("c")
      }
      Grid {
        GridRow { texts("a", "b") }
      }
    }

    Sample("GridRow", .leaks) { tokens in
      GridRow { Text(tokens.retaining(tokens.texts)) }
    }
    Sample("GridRow", .sizes) { Grid { GridRow { texts("a", "界") } } }

    Sample("Group", .leaks) { tokens in Group { Button("b", action: tokens.action()) } }
    Sample("Group", .sizes) {
      Group {
        Text("界 a")
        Button("Go")
      }
    }

    Sample("GroupBox", .leaks) { tokens in
      GroupBox("a") { Text(tokens.retaining(tokens.texts)) }
    }
    Sample("GroupBox", .sizes) { GroupBox("界界") { Text("★") } }

    Sample("HStack", .leaks) { tokens in
      HStack {
        Text(tokens.retaining(tokens.texts))
        Spacer()
      }
    }
    Sample("HStack", .sizes) {
      HStack {
        Text("界 a")
        Spacer()
        Button("Go")
      }
    }

    Sample("LabeledContent", .leaks) { LabeledContent("n", value: $0.retaining($0.texts)) }
    Sample("LabeledContent", .sizes) { LabeledContent("界", value: "★") }

    Sample("LazyHGrid", .leaks) { tokens in
      LazyHGrid(rows: [GridItem()]) { Text(tokens.retaining(tokens.texts)) }
    }
    Sample("LazyHGrid", .sizes) {
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 1)), GridItem(.fixed(4))]) {
        texts("a", "b", "c", "d", "e")
      }
    }

    Sample("LazyVGrid", .leaks) { tokens in
      LazyVGrid(columns: [GridItem()]) {
        Text(tokens.retaining(tokens.texts))
        Button("b", action: tokens.action())
      }
    }
    Sample("LazyVGrid", .sizes) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 3)), GridItem(.fixed(4))], spacing: -1) {
        texts("a", "b", "c", "d", "e")
      }
    }

    Sample("scrollDisabled", .leaks) { tokens in
      ScrollView { Text("text") }.scrollDisabled(tokens.retaining(Just(true)))
    }

    Sample("scrollIndicators", .leaks) { tokens in
      ScrollView { Text("text") }
        .scrollIndicators(tokens.retaining(Just(ScrollIndicatorVisibility.hidden)))
    }

    Sample("scrollPosition", .leaks) { tokens in
      let action = tokens.action()
      ScrollView { ForEach(tokens.lists, id: \.self) { Text("\($0)").onTapGesture { action() } } }
        .scrollPosition(id: .constant(Int?.none))
    }

    Sample("ScrollView", .leaks) { tokens in
      ScrollView { ForEach(tokens.retaining(tokens.lists), id: \.self) { Text("\($0)") } }
        .defaultScrollAnchor(tokens.alternating(.top, .bottom))
    }
    Sample("ScrollView", .leaks) { tokens in
      let token = tokens.token()
      ScrollView { ForEach(0..<9) { _ in TextField().onEdit { _ in token.touch() } } }
    }
    Sample("ScrollView", .sizes) {
      ScrollView([.horizontal, .vertical]) { ForEach(0..<20) { Button("button \($0)") } }
    }
    Sample("ScrollView", .sizes) { ScrollView {} }

    Sample("ScrollViewReader", .sizes) {
      ScrollViewReader { _ in ScrollView { ForEach(0..<9) { Text("\($0)").id($0) } } }
    }
    Sample("ScrollViewReader", .leaks) { tokens in
      let action = tokens.action()
      ScrollViewReader { proxy in
        ScrollView {
          ForEach(tokens.lists, id: \.self) { number in
            Text("\(number)").onTapGesture {
              action()
              proxy.scrollTo(number)
            }
          }
        }
      }
    }

    Sample("ControlGroup", .leaks) { tokens in
      let token = tokens.token()
      ControlGroup(tokens.retaining(tokens.texts)) { Button("b") { token.touch() } }
    }
    Sample("ControlGroup", .sizes) { ControlGroup { Button("界") {} } }

    Sample("EquatableView", .leaks) { tokens in
      EquatableView(content: Lamp(token: tokens.token()))
    }
    Sample("EquatableView", .sizes) { EquatableView(content: Lamp()) }

    Sample("TimelineView", .leaks) { tokens in
      let token = tokens.token()
      TimelineView(.periodic(by: .seconds(1))) { _ in Button("b") { token.touch() } }
    }
    Sample("TimelineView", .sizes) { TimelineView(.animation(paused: true)) { _ in Text("界") } }

    Sample("Section", .leaks) { tokens in
      Section(tokens.retaining(tokens.texts)) { Text("a") }
    }
    Sample("Section", .sizes) { Section("界") { Text("★") } }

    Sample("Spacer", .sizes) {
      VStack { HStack { Text("a") }.background { Spacer() } }.frame(height: 2)
    }

    Sample("ViewThatFits", .leaks) { tokens in
      ViewThatFits {
        Text(tokens.retaining(tokens.texts))
        Button("b", action: tokens.action())
      }
    }
    Sample("ViewThatFits", .sizes) {
      ViewThatFits {
        Text("界 a").padding()
        Button("Go")
      }
    }

    Sample("VStack", .leaks) { tokens in
      VStack {
        Text(tokens.retaining(tokens.texts))
        Button("b", action: tokens.action())
      }
    }
    Sample("VStack", .sizes) {
      VStack(alignment: .trailing, spacing: 1) {
        Text("界 a")
        Spacer()
        Button("Go")
      }
    }

    Sample("ZStack", .leaks) { tokens in ZStack { Text(tokens.retaining(tokens.texts)) } }
    Sample("ZStack", .sizes) { ZStack { Text("abc").border(style: .double) } }
  }
}

private struct Lamp: View, Equatable {
  var token: Token?

  nonisolated static func == (lhs: Lamp, rhs: Lamp) -> Bool { lhs.token === rhs.token }

  var body: some View { Text("界") }
}
