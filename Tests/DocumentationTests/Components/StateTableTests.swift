import Components
import Signals
import TestSupport
import Testing
import TextBackend

/// Compares the table of the article *States of controls* with what controls show.
@MainActor @Suite(.watchdog) struct StateTableTests {
  /// A state in which a control is drawn.
  private enum State: String, CaseIterable {
    case focused = "Focused"
    case hovered = "Hovered"
    case pressed = "Pressed"
    case disabled = "Disabled"
    case chosen = "Chosen"
  }

  /// A control in the table: how it is drawn, chosen or not.
  private struct Control {
    let name: String
    let view: @MainActor (_ isChosen: Bool) -> AnyView
    var canBeChosen = false
  }

  private let controls = [
    Control(name: "Button", view: { _ in AnyView(Button("Save") {}) }),
    Control(
      name: "Button, prominent",
      view: { _ in AnyView(Button("Save") {}.buttonStyle(.borderedProminent)) }),
    Control(
      name: "Button, small", view: { _ in AnyView(Button("Save") {}.controlSize(.small)) }),
    Control(name: "Button, plain", view: { _ in AnyView(Button("Save") {}.buttonStyle(.plain)) }),
    Control(
      name: "Toggle", view: { AnyView(Toggle("Mute", isOn: .constant($0))) }, canBeChosen: true),
    Control(
      name: "Picker, segmented",
      view: { AnyView(StateTableTests.picker(isChosen: $0).pickerStyle(.segmented)) },
      canBeChosen: true),
    Control(
      name: "Picker, inline",
      view: { AnyView(StateTableTests.picker(isChosen: $0).pickerStyle(.inline)) },
      canBeChosen: true),
    Control(name: "Slider", view: { _ in AnyView(Slider(value: .constant(0.5))) }),
    Control(
      name: "TextField", view: { _ in AnyView(TextField("Name", text: .constant("Blob"))) }),
    Control(
      name: "TextField, small",
      view: { _ in AnyView(TextField("Name", text: .constant("Blob")).controlSize(.small)) }),
    Control(
      name: "List",
      view: { isChosen in
        let selection = Binding<Int?>.constant(isChosen ? 0 : nil)
        return AnyView(List(0..<2, selection: selection) { Text("Row \($0)") })
      }, canBeChosen: true),
    Control(name: "GroupBox", view: { _ in AnyView(GroupBox("Sound") { Button("Play") {} }) }),
  ]

  /// Returns a picker whose first option is the selection, or whose second one is.
  private static func picker(isChosen: Bool) -> some View {
    Picker("Size", selection: .constant(isChosen ? 0 : 1)) {
      Text("S").tag(0)
      Text("L").tag(1)
    }
    .labelsHidden()
  }

  private func frame(of control: Control, in state: State?) -> Frame {
    let screen = Screen(columns: 16, rows: 3, colorDepth: .none) {
      control.view(state == .chosen).disabled(state == .disabled)
    }
    _ = screen.text
    let point = screen.accessibility.all.first { $0.children.isEmpty }?.frame.origin ?? .zero
    switch state {
    case .focused: screen.press(.tab)
    case .hovered: screen.move(column: point.x + 1, row: point.y)
    case .pressed:
      screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: point.x + 1, y: point.y))))
    case .disabled, .chosen, nil: break
    }
    return screen.frame
  }

  /// Returns what tells `frame` from `rest`: characters that are new, and attributes.
  private func difference(_ frame: Frame, _ rest: Frame) -> String {
    var characters = ""
    for character in frame.lines.joined() where !rest.lines.joined().contains(character) {
      if !characters.contains(character) { characters.append(character) }
    }
    let attributes: [(String, KeyPath<Attributes, Bool?>)] = [
      ("bold", \.isBold), ("faint", \.isDim), ("underlined", \.isUnderlined),
      ("reversed", \.isReversed),
    ]
    let names = attributes.filter { _, attribute in
      (0..<frame.rows).contains { y in
        (0..<frame.columns).contains { x in
          frame[x, y].attributes[keyPath: attribute] == true
            && rest[x, y].attributes[keyPath: attribute] != true
        }
      }
    }
    return ((characters.isEmpty ? [] : ["`\(characters)`"]) + names.map(\.0))
      .joined(separator: ", ")
  }

  private func differences(of control: Control) -> [String] {
    let rest = frame(of: control, in: nil)
    return State.allCases.map { state in
      if state == .chosen, !control.canBeChosen { return "" }
      return difference(frame(of: control, in: state), rest)
    }
  }

  @Test func theArticleHasTheTable() throws {
    let header = ["Control"] + State.allCases.map(\.rawValue)
    let rows = controls.map { [$0.name] + differences(of: $0) }
    let lines = ([header, header.map { _ in "---" }] + rows).map { cells in
      "| " + cells.map { $0.isEmpty ? "–" : $0 }.joined(separator: " | ") + " |"
    }
    let table = lines.joined(separator: "\n") + "\n"
    let article = try Documents.text("Sources/Components/Components.docc/StatesOfControls.md")
    #expect(article.contains(table), "The table is now:\n\(table)")
  }

  @Test func noTwoStatesOfAControlLookTheSame() {
    for control in controls {
      var all = differences(of: control)
      // A press moves the focus, and is no state of its own for fields and rows.
      let pressed = State.allCases.firstIndex(of: .pressed) ?? 0
      if all[pressed] == all[0] { all[pressed] = "" }
      let shown = all.filter { !$0.isEmpty }
      #expect(Set(shown).count == shown.count, "\(control.name): \(shown)")
    }
  }

  @Test func everyControlShowsTheFocus() {
    for control in controls {
      #expect(!differences(of: control)[0].isEmpty, "\(control.name)")
    }
  }
}
