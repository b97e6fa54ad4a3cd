import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// Words whose behavior is that of the core, in the spellings of programs.
@MainActor @Suite(.watchdog) struct WordsTests {
  private struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  private struct Corner: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []

    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  @Test func separatorsOfListsMayNameTheirEdges() {
    let text = picture(20, 3) {
      List {
        Text("Row").listRowSeparator(.hidden, edges: .top)
          .listRowSeparatorTint(.red, edges: .bottom)
          .listSectionSeparator(.hidden, edges: .bottom)
          .listSectionSeparatorTint(.red, edges: .bottom)
      }
    }
    #expect(text.contains("Row"))
  }

  @Test func anchorsAreInPoints() {
    let text = picture(20, 3) {
      Text("abc").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .padding(.leading, 16)
        .frame(width: 160, height: 48, alignment: .topLeading)
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            if let anchor {
              let rect = proxy[anchor]
              Text("\(Int(rect.minX)) \(Int(rect.maxX)) \(Int(rect.maxY))").offset(y: rect.maxY)
            }
          }
        }
    }
    #expect(text == "  abc\n16 40 16")
    let corner = picture(20, 3) {
      Text("abc").anchorPreference(key: Corner.self, value: .bottomTrailing) { [$0] }
        .backgroundPreferenceValue(Corner.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors, id: \.self) { anchor in
              Text("\(Int(proxy[anchor].x))").offset(x: 0, y: 16).fixedSize()
            }
          }
        }
    }
    #expect(corner == "abc\n24")
  }

  @Test func localizedStringsDescribeViews() throws {
    let (name, hint, value): (LocalizedStringKey, LocalizedStringKey, LocalizedStringKey)
    (name, hint, value) = ("Volume", "Louder", "loud")
    let screen = Screen(columns: 20, rows: 3) {
      Text("7").accessibilityLabel(name).accessibilityHint(hint).accessibilityValue(value)
    }
    let element = try #require(screen.accessibility.all.first { !$0.label.isEmpty })
    #expect([element.label, element.hint, element.value] == ["Volume", "Louder", "loud"])
  }

  @Test func coordinateSpacesAreInPoints() {
    let text = picture(20, 2) {
      GeometryReader { proxy in
        Text("\(Int(proxy.frame(in: .named("board")).minX))")
      }
      .frame(width: 80, height: 16)
      .padding(.leading, 24)
      .coordinateSpace(name: "board")
    }
    #expect(text == "   24")
  }

  @Test func labeledContentTakesAFormat() {
    let text = picture(20, 1) {
      LabeledContent("Price", value: 0.25, format: .percent)
    }
    #expect(text == "Price            25%")
  }

  @Test func gaugesHaveTheNamesOfAWatch() {
    let text = picture(10, 1) { Gauge(value: 0.5) { Text("a") }.gaugeStyle(.linear) }
    #expect(text == "a ────●───")
  }

  @Test func theCommandKeyIsControl() {
    var pressed: [String] = []
    let screen = Screen(columns: 20, rows: 9) {
      Button("a") { pressed.append("a") }.keyboardShortcut("a")
      Button("b") { pressed.append("b") }.keyboardShortcut("b", modifiers: [.command, .option])
      Button("c") { pressed.append("c") }.keyboardShortcut(.upArrow, modifiers: .shift)
      Button("d") { pressed.append("d") }.keyboardShortcut("d", modifiers: [])
      Button("e") { pressed.append("e") }.keyboardShortcut(.defaultAction)
    }
    screen.press(.character("a"), modifiers: .control)
    screen.press(.character("b"), modifiers: [.control, .alt])
    screen.press(.up, modifiers: .shift)
    screen.press(.character("d"))
    screen.press(.enter)
    #expect(pressed == ["a", "b", "c", "d", "e"])
  }

  @Test func literalsAreMarkdown() {
    let string = "*b*"
    #expect(picture { Text("**a** \(string)") } == "a *b*")
    #expect(picture { Text(string) } == "*b*")
  }
}
