import Components
import Signals
import Testing

extension Sample {
  /// Navigation, tabs, menus and toolbars.
  @SampleBuilder static var navigation: [Sample] {
    Sample("contextMenu", .leaks) { tokens in
      let token = tokens.token()
      Text(tokens.retaining(tokens.texts)).contextMenu { Button("a") { token.touch() } }
    }

    Sample("Menu", .leaks) { tokens in
      let token = tokens.token()
      Menu(tokens.retaining(tokens.texts)) {
        Button("a") { token.touch() }
        Menu("b") { Button("c") { token.touch() } }
      }
    }
    Sample("Menu", .leaks) { tokens in
      Menu("a", content: { Text("b") }, primaryAction: tokens.action())
    }
    Sample("Menu", .sizes) { Menu("界") { Button("★") {} } }
    Sample("Menu", .sizes) { Menu("界", content: { Button("★") {} }, primaryAction: {}) }
    Sample("Menu", .states) { Menu("button") {} }

    Sample("NavigationLink", .leaks) { tokens in
      let token = tokens.token()
      NavigationStack { NavigationLink("a") { Button("b") { token.touch() } } }
      NavigationStack {
        NavigationLink {
          Text("b")
        } label: {
          Text(tokens.retaining(tokens.texts))
        }
      }
    }
    Sample("NavigationLink", .sizes) { NavigationStack { NavigationLink("界", value: 1) } }

    Sample("NavigationSplitView", .leaks) { tokens in
      let token = tokens.token()
      NavigationSplitView {
        NavigationLink("a") { Button("b") { token.touch() } }
          .navigationTitle(tokens.retaining(tokens.texts))
      } detail: {
        Button("c") { token.touch() }
      }
    }
    Sample("NavigationSplitView", .sizes) {
      NavigationSplitView {
        NavigationLink("★", value: 1).navigationTitle("界")
      } content: {
        Text("★")
      } detail: {
        Text("界")
      }
    }

    Sample("NavigationStack", .leaks) { tokens in
      let token = tokens.token()
      NavigationStack(path: tokens.lists) {
        Button("a") { token.touch() }.navigationTitle(tokens.retaining(tokens.texts))
          .navigationDestination(for: Int.self) { number in
            Button("\(number)") { token.touch() }
          }
          .navigationDestination(isPresented: tokens.flags) { Button("b") { token.touch() } }
          .toolbar(.hidden)
      }
    }
    Sample("NavigationStack", .sizes) {
      NavigationStack { Text("界").navigationTitle("★") }
    }

    Sample("Tab", .leaks) { tokens in
      let token = tokens.token()
      TabView { Tab(tokens.retaining(tokens.texts), value: 1) { Button("a") { token.touch() } } }
    }
    Sample("Tab", .sizes) { Tab("★") { Text("界") } }

    Sample("TabView", .states, among: [.plain, .hovered, .focused, .disabled]) {
      TabView { Tab("One") { Text("x") } }
    }
    Sample("TabView", .leaks) { tokens in
      let token = tokens.token()
      TabView(
        selection: tokens.retaining(tokens.lists.map(\.count)).controlled { _ in token.touch() }
      ) {
        Button("a") { token.touch() }.tabItem { Text(tokens.retaining(tokens.texts)) }
        Button("b") { token.touch() }.tabItem { Text("b") }.badge(tokens.texts)
      }
    }
    Sample("TabView", .sizes) {
      TabView {
        Tab("★") { Text("界") }
        Tab("界") { Text("★") }.badge(2)
      }
    }

    Sample("tabViewStyle", .leaks) { tokens in
      let token = tokens.token()
      TabView { Button("a") { token.touch() } }.tabViewStyle(tokens.alternating(.page, .automatic))
    }
    Sample("tabViewStyle", .sizes) { TabView { Text("界") }.tabViewStyle(.page) }

    Sample("toolbar", .leaks) { tokens in
      let token = tokens.token()
      NavigationStack {
        Text(tokens.retaining(tokens.texts)).toolbar { Button("a") { token.touch() } }
      }
      Text("b").toolbar { Button(tokens.retaining(tokens.texts)) { token.touch() } }
    }
    Sample("toolbar", .sizes) {
      Text("界").toolbar {
        Button("★") {}
        ToolbarItem(placement: .bottomBar) { Text("★") }
      }
    }
  }
}
