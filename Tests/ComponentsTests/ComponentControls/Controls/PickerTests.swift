import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PickerTests {
  private enum Size: String, CaseIterable, Identifiable, Sendable {
    case small, large
    var id: Size { self }
  }

  private let size = CurrentValueSubject<Size, Never>(.small)

  private func sizes(_ style: PickerStyle) -> some View {
    Picker("Size", selection: size) {
      Text("small").tag(Size.small)
      Text("large").tag(Size.large)
    }
    .pickerStyle(style)
  }

  private struct Flavors: View {
    @State private var flavor: String?
    var body: some View {
      Picker("", selection: $flavor) {
        ForEach(["mint", "fig", "rum"], id: \.self) { Text($0) }
      }
      Text(flavor ?? "none")
    }
  }

  @Test func showsARadioGroup() {
    #expect(picture { sizes(.radioGroup) } == "Size (•) small\n     ( ) large")
    #expect(
      picture { sizes(.automatic).environment(\.usesASCII, true) }
        == "Size (*) small\n     ( ) large")
  }

  @Test func showsCheckMarksInline() {
    #expect(picture { sizes(.inline) } == "Size ✓ small\n       large")
  }

  @Test func showsSegments() {
    #expect(picture { sizes(.segmented) } == "Size  small │ large")
    #expect(
      picture { sizes(.segmented).environment(\.usesASCII, true) } == "Size [small]| large")
    let screen = Screen(columns: 20, rows: 1) { sizes(.segmented) }
    let colors = Theme.standard.dark
    #expect(screen.attributes(of: " small ")?.foreground == colors.accent)
    #expect(screen.attributes(of: " small ")?.background == colors.field)
    #expect(screen.attributes(of: " large ")?.background == nil)
    screen.press(.tab)
    #expect(screen.picture == "Size ▸small◂│ large")
    #expect(screen.attributes(of: "▸small◂")?.background == colors.selection)
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func reversesTheSelectedSegmentWhereThereAreFewColors(_ depth: ColorDepth) {
    let screen = Screen(columns: 20, rows: 1, colorDepth: depth) { sizes(.segmented) }
    #expect(screen.attributes(of: " small ")?.isReversed == true)
    #expect(screen.attributes(of: " large ")?.isReversed != true)
  }

  @Test func segmentsSelectByTheirArrowKeys() {
    let screen = Screen(columns: 20, rows: 1) { sizes(.segmented) }
    screen.press(.tab)
    #expect(screen.press(.right))
    #expect(size.value == .large)
    screen.press(.left)
    #expect(size.value == .small)
    screen.press(.end)
    #expect(size.value == .large)
  }

  @Test func selectsByClicks() {
    let screen = Screen(columns: 20, rows: 2) { sizes(.radioGroup) }
    screen.click(column: 10, row: 1)
    #expect(size.value == .large)
    #expect(screen.picture == "Size ( ) small\n     (•) large")
    #expect(screen.attributes(of: "(•)")?.isSelected == true)
    screen.press(.up)
    #expect(size.value == .small)
  }

  @Test func arrowsBeyondTheLastOptionMoveTheFocus() {
    var presses = 0
    let screen = Screen(columns: 20, rows: 5) {
      sizes(.radioGroup)
      Button("b") { presses += 1 }
    }
    screen.press(.tab)
    screen.press(.down)
    screen.press(.down)
    screen.press(.enter)
    #expect(presses == 1)
  }

  @Test func identitiesAreTagsInAForEach() {
    let screen = Screen(columns: 20, rows: 4) { Flavors() }
    #expect(screen.picture == "( ) mint\n( ) fig\n( ) rum\nnone")
    screen.click(column: 5, row: 1)
    #expect(screen.picture == "( ) mint\n(•) fig\n( ) rum\nfig")
  }

  @Test func identitiesFollowTheElementsOfAForEach() {
    let values = CurrentValueSubject<[String], Never>(["a", "b"])
    let selected = CurrentValueSubject<String, Never>("")
    let screen = Screen(columns: 9, rows: 3) {
      Picker("", selection: selected) { ForEach(values, id: \.self) { Text($0) } }
        .pickerStyle(.inline)
    }
    screen.click(column: 2, row: 1)
    #expect(selected.value == "b")
    values.send(["c", "a", "b"])
    screen.click(column: 2, row: 1)
    #expect(selected.value == "a")
    screen.click(column: 2, row: 0)
    #expect(selected.value == "c")
  }

  @Test func enterSelectsTheFirstOptionIfNoneIsSelected() {
    let screen = Screen(columns: 20, rows: 4) { Flavors() }
    screen.press(.tab)
    #expect(screen.attributes(of: "( )")?.isSelected == true)
    screen.press(.enter)
    #expect(screen.picture == "(•) mint\n( ) fig\n( ) rum\nmint")
    #expect(!screen.press(.enter))
  }

  @Test func tagsMayBeAnywhereInAnOption() {
    let screen = Screen(columns: 20, rows: 3) {
      Picker("", selection: size) {
        Group { Text("a").bold().tag(Size.small) }
        HStack {
          Text("b")
          Text("c")
        }
        .tag(Size.large).padding(.leading, 1)
        Text("no tag")
      }
    }
    #expect(screen.picture == "(•) a\n( )  b c\n( ) no tag")
    screen.click(column: 5, row: 2)
    #expect(size.value == .small)
    screen.click(column: 5, row: 1)
    #expect(size.value == .large)
  }

  @Test func reportsTheRequestedValueOfAPublisher() {
    var requests: [Int] = []
    let values = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 20, rows: 2) {
      Picker("", selection: values.controlled { requests.append($0) }) {
        ForEach(0..<2, id: \.self) { Text("\($0)") }
      }
    }
    #expect(screen.picture == "( ) 0\n( ) 1")
    values.send(1)
    #expect(screen.picture == "( ) 0\n(•) 1")
    screen.click(column: 4, row: 0)
    #expect(requests == [0])
    #expect(screen.picture == "( ) 0\n(•) 1")
  }

  @Test func followsAStyle() {
    let styles = CurrentValueSubject<PickerStyle, Never>(.inline)
    let screen = Screen(columns: 30, rows: 2) { sizes(.inline).pickerStyle(styles) }
    #expect(screen.picture == "Size ✓ small\n       large")
    let outer = Screen(columns: 30, rows: 2) {
      Picker("", selection: size) { ForEach(Size.allCases) { Text($0.rawValue) } }
        .pickerStyle(styles)
    }
    #expect(outer.picture == "✓ small\n  large")
    styles.value = .segmented
    #expect(outer.picture == " small │ large")
  }

  @Test func disabledOptionsCannotBeSelected() {
    let screen = Screen(columns: 20, rows: 2) { sizes(.radioGroup).disabled() }
    screen.click(column: 10, row: 1)
    screen.press(.tab)
    screen.press(.down)
    #expect(size.value == .small)
    #expect(screen.attributes(of: "large")?.isDim == true)
  }
}
