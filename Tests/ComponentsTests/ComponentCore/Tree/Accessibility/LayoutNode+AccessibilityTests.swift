import ComponentCharts
import Components
import Signals
import TestSupport
import Testing
import TextBackend

/// The elements of all kinds of views.
@MainActor @Suite(.watchdog) struct LayoutNodeAccessibilityTests {
  @Test func tellsControls() {
    let outline = outline(60, 40) {
      Button("Save")
      Button {
      } label: {
        Label("Open", symbol: "▸")
      }
      Link("Manual", destination: "https://example.com")
      Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch)
      Toggle("Sound", isOn: .constant(false)).toggleStyle(.button)
      Toggle("Labels", isOn: .constant(true)).labelsHidden()
      Stepper("Copies", value: .constant(3), in: 1...9)
      Slider(value: .constant(0.25)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Slider(value: .constant(0.5)) { Text("Balance") }.labelsHidden()
    }
    #expect(
      outline == """
        Save, button
        Open, button
        Manual, link
        Wi-Fi, toggle, on
        Sound, toggle, off
        Labels, toggle, on
        Copies, stepper, 3
        Volume, slider, 0.25
        Balance, slider, 0.5
        """)
  }

  @Test func tellsFieldsButNoSecret() {
    let outline = outline(40, 20) {
      TextField("Name", text: .constant("Blob"))
      SecureField("Password", text: .constant("secret"))
      SecureField("Pin")
      TextEditor(text: .constant("a\nb"))
      LabeledContent("Mail") { TextField("you@example.com") }
    }
    #expect(
      outline == """
        Name, text field, Blob
        Password, secure text field, 6 characters
        Pin, secure text field
        text editor, a b
        Mail, text field
        """)
    #expect(!outline.contains("secret, "))
  }

  @Test func tellsOptions() {
    let outline = outline {
      Picker("Flavor", selection: .constant(1)) {
        Text("Vanilla").tag(0)
        Text("Chocolate").tag(1)
      }
      Picker("Size", selection: .constant(0)) { Text("small").tag(0) }.pickerStyle(.menu)
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
    }
    #expect(
      outline == """
        Flavor, picker, Chocolate
          Vanilla, option 1 of 2
          Chocolate, option 2 of 2, selected
        Size, pop-up button, small, collapsed
        More, disclosure triangle, expanded
        inside, text
        """)
  }

  @Test func tellsValuesAndCharts() {
    let outline = outline(60, 40) {
      ProgressView("Loading", value: 5.2, total: 10)
      ProgressView("Waiting").progressViewStyle(.circular)
      ProgressView("Copying", value: 0.5).progressViewStyle(.circular)
      Gauge("Memory", value: 0.6)
      Gauge("Disk", value: 0.6) { Text("9.6 GB") }
      Sparkline([1, 3, 8, 5])
      BarChart([ChartBar("Apples", 12), ChartBar("Pears", 5)])
      LineChart([ChartSeries("in", [1, 2]), ChartSeries([.nan])]).frame(height: 4)
      Heatmap([[0, 1], [2, 3]]).frame(height: 2)
    }
    #expect(
      outline == """
        Loading, progress indicator, 52%
        Waiting, progress indicator, in progress
        Copying, progress indicator, 50%
        Memory, gauge, 60%
        Disk, gauge, 9.6 GB
        chart, 4 values from 1 to 8, last 5
        chart, Apples 12, Pears 5
        chart, in: 2 values from 1 to 2, last 2; no values
        chart, 2 rows, 2 columns, 4 values from 0 to 3, last 3
        """)
  }

  @Test func tellsStructure() {
    let outline = outline(40, 30) {
      GroupBox("Network") { Text("10.0.0.7") }
      Section("Plain") { Text("row") }
      LabeledContent("Version", value: "2.1")
      Label("Home", symbol: "⌂").labelStyle(.iconOnly)
      Image(Bitmap(width: 1, height: 1, pixels: [.red])).accessibilityLabel("Logo")
      Divider()
      Text("tap").onTapGesture {}
      Form { Section("Account") { Button("Sign out") } }.frame(height: 4)
    }
    #expect(
      outline == """
        Network, group
          10.0.0.7, text
        Plain, heading
        row, text
        Version, 2.1, text
        Home, text
        Logo, image
        tap, button
        Account, group
          Sign out, button
        """)
  }

  @Test func tellsListsAndTables() {
    struct File: Identifiable {
      let id: Int
      var name: String { "file \(id)" }
    }
    let list = outline(20, 4) {
      List {
        Section("Fruit") { ForEach(0..<5) { Text("fruit \($0)") } }
        Section("Trees") { ForEach(0..<5) { Text("tree \($0)") } }
      }
    }
    #expect(
      list == """
        list, 10 rows
          Fruit, heading
          fruit 0, row 1 of 10
          fruit 1, row 2 of 10
          fruit 2, row 3 of 10
        """)
    let table = outline(30, 3) {
      Table((0..<9).map { File(id: $0) }) {
        TableColumn("Name", value: \.name)
        TableColumn("Number", value: \.id) { Text("\($0.id)") }
      }
    }
    #expect(
      table == """
        table, 9 rows, 2 columns
          Name, column header
          Number, column header
          file 0, 0, row 1 of 9
          file 1, 1, row 2 of 9
        """)
  }

  @Test func tellsScrolling() {
    let screen = Screen(columns: 20, rows: 3) {
      ScrollView { ForEach(0..<5) { Text("\($0)") } }
    }
    #expect(screen.outline.hasPrefix("scroll area, 0%\n  0, text"))
    screen.press(.tab, .end)
    #expect(screen.outline.hasPrefix("scroll area, 100%, focused"))
    let short = outline { ScrollView { Text("all") } }
    #expect(short == "all, text")
    let lazy = Screen(columns: 20, rows: 2) {
      ScrollView { LazyVStack { ForEach(0..<1_000) { Text("line \($0)") } } }
    }
    #expect(lazy.accessibility.first("line 1")?.position == .init(2, of: 1_000))
    #expect(lazy.accessibility.first("line 2") == nil)
  }

  @Test func tellsTabsPagesAndMenus() {
    let tabs = Screen(columns: 30, rows: 4) {
      TabView {
        Tab("Trees") { Text("Oak") }
        Tab("Herbs") { Text("Mint") }
      }
    }
    #expect(
      tabs.outline == """
        tab bar, Trees
          Trees, tab 1 of 2, selected
          Herbs, tab 2 of 2
        Oak, text
        """)
    let pages = outline(30, 5) {
      NavigationStack { NavigationLink("Apple") { Text("sweet") }.navigationTitle("Fruits") }
    }
    #expect(pages == "Fruits, heading\nApple, button")
    let menu = Screen(columns: 30, rows: 8) {
      Menu("File") {
        Button("Open")
        Menu("Export") { Button("Text") }
      }
    }
    #expect(menu.outline == "File, pop-up button, collapsed")
    menu.press(.tab, .enter)
    #expect(
      menu.outline == """
        menu, modal
          Open, menu item, focused
          Export, menu item, collapsed
        """)
    menu.press(.down, .right)
    #expect(
      menu.outline == """
        menu, modal
          Open, menu item
          Export, menu item, expanded
        menu, modal
          Text, menu item, focused
        """)
  }

  @Test func tellsStates() {
    let screen = Screen(columns: 30, rows: 9) {
      VStack {
        Button("Go")
        Text("key").focusable()
        Button("Off").disabled()
      }
    }
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 1, y: 1))))
    #expect(screen.accessibility.first("Go")?.states == [.focused, .pressed])
    #expect(screen.accessibility.first("Off")?.states == .disabled)
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 1, y: 1))))
    screen.press(.tab)
    #expect(screen.accessibility.focused?.summary == "key")
  }
}
