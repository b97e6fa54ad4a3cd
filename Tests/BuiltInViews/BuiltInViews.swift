#if POINTS
  import SwiftUIPort
#else
  import Components
#endif

/// A view that states no length of its own.
public struct BuiltInView: Sendable {
  /// The name of what is shown.
  public let name: String
  /// Creates the view.
  public let view: @MainActor @Sendable () -> AnyView

  init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
    self.name = name
    self.view = { AnyView(view()) }
  }
}

/// The built-in views that draw more than their content, each at least once.
public let builtInViews = [
  BuiltInView("form") {
    Form {
      Section("Head") {
        Toggle("Switch", isOn: .constant(true))
        Picker("Picker", selection: .constant(1)) { options }
        TextField("Field", text: .constant("text"))
      }
      LabeledContent("Label") { Text("value") }
    }
  },
  BuiltInView("list") {
    List {
      Text("row")
      Section("Section") { Text("row below") }
    }
  },
  BuiltInView("list styles") {
    List { Text("row") }.listStyle(.insetGrouped)
    List { Text("row") }.listStyle(.sidebar)
  },
  BuiltInView("sheet") {
    Text("behind").sheet(isPresented: .constant(true)) {
      Form {
        Text("in the sheet"); Button("Done") {}
      }
    }
  },
  BuiltInView("alert") {
    Text("behind").alert("Title", isPresented: .constant(true)) {
      Button("Yes") {}
      Button("No", role: .cancel) {}
    } message: {
      Text("message")
    }
  },
  BuiltInView("popover") {
    Text("behind").popover(isPresented: .constant(true)) { Text("in front") }
  },
  BuiltInView("navigation") {
    NavigationStack(path: .constant([1])) {
      Text("root").navigationTitle("First")
        .navigationDestination(for: Int.self) { _ in
          Text("page").navigationTitle("Second").toolbar {
            Button("a") {}; Button("b") {}
          }
        }
    }
  },
  BuiltInView("split view") {
    NavigationSplitView {
      List { NavigationLink("Link") { Text("page") } }
    } detail: {
      Text("detail")
    }
  },
  BuiltInView("tabs") {
    TabView {
      Tab("One", symbol: "1") { Text("first") }
      Tab("Two", symbol: "2") { Text("second") }.badge(3)
    }
  },
  BuiltInView("pages") {
    TabView {
      Text("first"); Text("second")
    }.tabViewStyle(.page)
  },
  BuiltInView("buttons") {
    HStack {
      Button("a") {}
      Button("b") {}.buttonStyle(.borderedProminent)
      Button("c") {}.buttonStyle(.plain)
      Button("d") {}.controlSize(.small)
    }
  },
  BuiltInView("controls") {
    VStack {
      Slider(value: .constant(0.5))
      Stepper("Stepper", value: .constant(1))
      Toggle("Switch", isOn: .constant(true)).toggleStyle(.checkbox)
      ProgressView("Progress", value: 0.5)
      ProgressView()
      Gauge(value: 0.5) { Text("Gauge") }
    }
  },
  BuiltInView("fields") {
    TextField("Field", text: .constant("text"))
    SecureField("Password", text: .constant("secret"))
    TextEditor(text: .constant("lines\nof text"))
  },
  BuiltInView("pickers") {
    Picker("Picker", selection: .constant(1)) { options }.pickerStyle(.segmented)
    Picker("Picker", selection: .constant(1)) { options }.pickerStyle(.menu)
    Picker("Picker", selection: .constant(1)) { options }.pickerStyle(.inline)
  },
  BuiltInView("groups") {
    GroupBox("Box") { Text("content") }
    DisclosureGroup("Group", isExpanded: .constant(true)) { Text("content") }
    Label("Label", symbol: "★")
    Divider()
  },
  BuiltInView("menus") {
    Menu("Menu") { Button("item") {} }
    ControlGroup {
      Button("a") {}; Button("b") {}
    }
  },
  BuiltInView("search") {
    NavigationStack { List { Text("row") }.searchable(text: .constant("")) }
  },
  BuiltInView("nothing") { ContentUnavailableView("Nothing", description: Text("why")) },
  BuiltInView("scrolling") {
    ScrollView { ForEach(0..<40, id: \.self) { Text("row \($0)") } }
  },
  BuiltInView("dialog") {
    Text("behind").confirmationDialog("Title", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Keep") {}
    } message: {
      Text("message")
    }
  },
  BuiltInView("cover") {
    Text("behind").fullScreenCover(isPresented: .constant(true)) { Text("in front") }
  },
  BuiltInView("table") {
    Table(["one", "two"].map { BuiltInRow(id: $0) }) {
      TableColumn("Name", value: \.id)
      TableColumn("Length") { Text("\($0.id.count)") }
    }
  },
  BuiltInView("selection") {
    List(selection: .constant(Set([1]))) { options }
    List {
      OutlineGroup(
        [BuiltInRow(id: "root", rows: [BuiltInRow(id: "leaf")])], children: \.rows
      ) { Text($0.id) }
    }
  },
  BuiltInView("bars") {
    NavigationStack {
      Text("page").navigationTitle("Title").toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        ToolbarItem(placement: .bottomBar) { Button("Below") {} }
      }
    }
  },
  BuiltInView("insets") {
    Text("page").safeAreaInset(edge: .bottom) { Text("below") }
    List { Text("row").badge(3) }.refreshable {}
  },
  BuiltInView("switches") {
    VStack {
      Toggle("a", isOn: .constant(true)).toggleStyle(.button)
      Toggle("b", isOn: .constant(false)).toggleStyle(.switch)
      Gauge(value: 0.5) { Text("c") }.gaugeStyle(.accessoryCircular)
      LabeledContent("d") { Text("e") }
      TextField("f", text: .constant("g")).textFieldStyle(.roundedBorder)
      Link("h", destination: "https://example.com")
    }
  },
  BuiltInView("lazy stacks") {
    ScrollView {
      LazyVStack { options }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { options }
    }
  },
  BuiltInView("usual lengths") {
    VStack {
      Text("a").padding()
      Text("b").padding(.horizontal).border(.red)
      HStack {
        Text("c"); Spacer(); Text("d")
      }
      Grid {
        GridRow {
          Text("e"); Text("f")
        }
        GridRow {
          Text("g"); Text("h")
        }
      }
    }
  },
]

@MainActor @ViewBuilder private var options: some View {
  Text("one").tag(1)
  Text("two").tag(2)
}

private struct BuiltInRow: Identifiable {
  let id: String
  var rows: [BuiltInRow]?
}
