import Components
import TestSupport
import Testing
import TextBackend

/// The levels on which views stand.
@MainActor @Suite(.watchdog) struct RaisedSurfaceTests {
  private let colors = Theme.standard.dark

  private struct Item: Identifiable {
    let id: Int
  }

  private func background(
    of text: String, _ depth: ColorDepth = .trueColor, @ViewBuilder _ content: () -> some View
  ) -> Color? {
    Screen(columns: 30, rows: 12, colorDepth: depth, content: content)
      .attributes(of: text)?.background
  }

  @Test func boxesListsAndSectionsAreRaised() {
    #expect(background(of: "in") { GroupBox("Box") { Text("in") } } == colors.surface)
    #expect(background(of: "row") { List(0..<1) { _ in Text("row") } } == colors.surface)
    #expect(
      background(of: "row") { Form { Section("Head") { Text("row") } } } == colors.surface)
    #expect(background(of: "Head") { Form { Section("Head") { Text("row") } } } == nil)
    #expect(background(of: "out") { Text("out") } == nil)
  }

  @Test func theHeaderOfATableIsRaised() {
    let table = Table([Item(id: 1)]) { TableColumn("Name") { Text("row \($0.id)") } }
    #expect(background(of: "Name") { table } == colors.surface)
    #expect(background(of: "row") { table } == colors.surface)
  }

  @Test func dialogsAreInFront() {
    let dialog = Text("behind").sheet(isPresented: .constant(true)) { Text("sheet") }
    #expect(background(of: "sheet") { dialog } == colors.overlay)
    #expect(background(of: "│") { dialog } == colors.overlay)
  }

  @Test func fieldsCanBeToldFromTheirBox() {
    let field = background(of: "Blob") {
      GroupBox { TextField("", text: .constant("Blob")).controlSize(.small) }
    }
    #expect(field == colors.field)
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func fewColorsHaveNoLevels(depth: ColorDepth) {
    #expect(background(of: "in", depth) { GroupBox { Text("in") } } == nil)
    #expect(background(of: "row", depth) { List(0..<1) { _ in Text("row") } } == nil)
  }

  @Test func aBoxHasTheLevelsOfItsTheme() {
    let box = GroupBox { Text("in") }.theme(.nord)
    #expect(background(of: "in") { box } == Theme.nord.dark.surface)
  }
}
