import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct TextRunTests {
  @Test func showsOneTextAfterTheOther() {
    let screen = Screen(columns: 20, rows: 1) {
      Text("3 tests ") + Text("failed").bold().foregroundStyle(.red) + Text("!")
    }
    #expect(screen.text == "3 tests failed!")
    #expect(screen.attributes(of: "tests")?.foreground == nil)
    #expect(screen.attributes(of: "tests")?.isBold == false)
    #expect(screen.attributes(of: "failed")?.foreground == .red)
    #expect(screen.attributes(of: "failed")?.isBold == true)
    #expect(screen.attributes(of: "!")?.isBold == false)
  }

  @Test func breaksLinesAsIfItWereOneString() {
    let text = Text("on") + Text("e tw").bold() + Text("o\nth") + Text("ree")
    #expect(picture(20, 9) { text } == "one two\nthree")
    #expect(picture(5, 9) { text } == "one\ntwo\nthree")
    #expect(picture(6, 1) { text } == "one t…")
  }

  @Test func modifiersOfASumApplyWherePartsSetNothing() {
    let screen = Screen(columns: 20, rows: 1) {
      (Text("a").foregroundColor(.green) + Text("b")).foregroundColor(.blue).italic()
    }
    #expect(screen.attributes(of: "a")?.foreground == .green)
    #expect(screen.attributes(of: "b")?.foreground == .blue)
    #expect(screen.attributes(of: "a")?.isItalic == true)
  }

  @Test func innerModifiersTakePrecedence() {
    let screen = Screen(columns: 20, rows: 1) {
      Text("a").bold(false).bold().foregroundColor(.red).foregroundStyle(.blue)
    }
    #expect(screen.attributes(of: "a")?.isBold == false)
    #expect(screen.attributes(of: "a")?.foreground == .red)
  }

  @Test func partsFollowPublishers() {
    let counts = CurrentValueSubject<String, Never>("3")
    let colors = PassthroughSubject<Color, Never>()
    let warnings = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 1) {
      Text("<") + Text(counts).foregroundStyle(colors).bold(warnings) + Text(">")
    }
    #expect(screen.text == "<3>")
    counts.send("12")
    colors.send(.red)
    warnings.send(true)
    #expect(screen.text == "<12>")
    #expect(screen.attributes(of: "12")?.foreground == .red)
    #expect(screen.attributes(of: "12")?.isBold == true)
    #expect(screen.attributes(of: ">")?.foreground == nil)
  }

  struct Counter: View {
    let names: CurrentValueSubject<String, Never>
    @State private var hasPrefix = false

    var body: some View {
      Button(action: { hasPrefix.toggle() }) {
        (hasPrefix ? Text("now ").bold() + Text(names) : Text(names).italic())
      }
      .buttonStyle(LabelOnlyButtonStyle())
    }
  }

  @Test func keepsItsPublishersWhenThePartsChange() {
    let names = CurrentValueSubject<String, Never>("one")
    let screen = Screen(columns: 20, rows: 1) { Counter(names: names) }
    #expect(screen.attributes(of: "one")?.isItalic == true)
    screen.click(column: 0, row: 0)
    #expect(screen.text == "now one")
    #expect(screen.attributes(of: "one")?.isItalic == false)
    #expect(screen.attributes(of: "one")?.isBold == false)
    names.send("two")
    #expect(screen.text == "now two")
    screen.click(column: 0, row: 0)
    names.send("three")
    #expect(screen.text == "three")
    #expect(screen.attributes(of: "three")?.isBold == false)
  }

  @Test func aColorChangesWithoutLayout() {
    let colors = CurrentValueSubject<Color, Never>(.red)
    let screen = Screen(columns: 20, rows: 2) {
      Text("a") + Text("b").foregroundColor(colors)
      Text("c")
    }
    _ = screen.bytes()
    colors.send(.terminal(.blue))
    #expect(String(decoding: screen.bytes(), as: UTF8.self) == "\u{1B}M\u{1B}[34mb")
  }

  @Test func animatesItsColors() {
    let colors = CurrentValueSubject<Color, Never>(Color(white: 0))
    let screen = Screen(columns: 20, rows: 1, scheduler: TestScheduler()) {
      Text("a") + Text("b").foregroundStyle(colors)
    }
    _ = screen.text
    withAnimation(.linear(duration: 1)) { colors.send(Color(white: 1)) }
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    let halfway = screen.attributes(of: "b")?.foreground
    #expect(halfway != Color(white: 0))
    #expect(halfway != Color(white: 1))
    screen.advance(by: .seconds(1))
    #expect(screen.attributes(of: "b")?.foreground == Color(white: 1))
  }

  @Test func aGradientSpansTheWholeText() {
    let screen = Screen(columns: 4, rows: 1) {
      Text("ab")
        + Text("cd").foregroundStyle(
          .linearGradient(
            colors: [Color(white: 0), Color(white: 1)], startPoint: .leading, endPoint: .trailing))
    }
    #expect(screen.attributes(of: "ab")?.foreground == nil)
    let left = screen.attributes(of: "c")?.foreground
    #expect(left != nil)
    #expect(left != Color(white: 0))
    #expect(screen.attributes(of: "d")?.foreground != left)
  }

  @Test func theEllipsisLooksLikeTheTextBesideIt() {
    let screen = Screen(columns: 6, rows: 1) { Text("ab") + Text("cdefghi").bold() }
    #expect(screen.text == "abcde…")
    #expect(screen.attributes(of: "…")?.isBold == true)
    let other = Screen(columns: 6, rows: 1) {
      (Text("ab") + Text("cdefghi").bold()).truncationMode(.head)
    }
    #expect(other.text == "…efghi")
    #expect(other.attributes(of: "…")?.isBold == true)
  }

  @Test func aTitleReplacesAStyledLabel() {
    let screen = Screen(columns: 12, rows: 1) {
      Button(action: {}) { Text("a").italic() + Text("b") }.title("new")
        .buttonStyle(LabelOnlyButtonStyle())
    }
    #expect(screen.text == "new")
    #expect(screen.attributes(of: "new")?.isItalic == true)
  }

  @Test func shapesEachPartOnce() {
    let fixture = NodeFixture()
    let node = TextNode(in: fixture.context)
    node.setRuns((0..<20).map { TextRun(string: ValueOrPublisher("part \($0)")) })
    #expect((fixture.tree.shaper as? CharacterShaper)?.count == 20)
    #expect(node.displayedText.hasSuffix("part 18part 19"))
  }
}
