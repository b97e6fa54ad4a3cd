import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct InlineMarkdownTests {
  /// Returns the text of a literal with its attributes in brackets after each part.
  private func parts(_ key: LocalizedStringKey) -> String {
    let screen = Screen(columns: 60, rows: 1, alignment: .topLeading) { Text(key) }
    var result = ""
    var last = ""
    func end() { if !last.isEmpty { result += "[\(last)]" } }
    let text = screen.text
    for column in 0..<text.count {
      let attributes = screen.frame[column, 0].attributes
      let look = [
        attributes.isBold == true ? "b" : "", attributes.isItalic == true ? "i" : "",
        attributes.isStrikethrough == true ? "s" : "",
        attributes.isUnderlined == true ? "u" : "",
      ].joined()
      if look != last { end() }
      last = look
      result.append(text[text.index(text.startIndex, offsetBy: column)])
    }
    end()
    return result
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("**a** b", "a[b] b"), ("*a* b", "a[i] b"), ("_a_ b", "a[i] b"),
      ("__a__", "a[b]"), ("***a***", "a[bi]"), ("~~a~~ b", "a[s] b"), ("~a~", "a[s]"),
      ("*a **b** c*", "a [i]b[bi] c[i]"), ("**a *b* c**", "a [b]b[bi] c[b]"),
      ("a*b*c", "ab[i]c"), ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"),
      ("*a", "*a"), ("a*", "a*"), ("**a*", "*a[i]"), ("** a **", "** a **"), ("*", "*"),
      ("~~~a~~~", "~~~a~~~"), ("*a _b* c_", "a _b[i] c_"),
      ("`a*b*`", "a*b*"), ("`` a`b ``", "a`b"), ("`a", "`a"), ("*`a`*", "a[i]"),
      ("\\*a\\*", "*a*"), ("a\\b", "a\\b"), ("\\", "\\"),
      ("[a](https://b.c) d", "a[u] d"), ("[a] (b)", "[a] (b)"), ("[a](b", "[a](b"),
      ("[**a** b](c)", "a[bu] b[u]"), ("**[a](b)**", "a[bu]"), ("*[a*](b)", "*a*[u]"),
      ("[a [b](c) d](e)", "[a b[u] d](e)"), ("[a](b (c) \"t\")", "a[u]"), ("[x]", "[x]"),
      ("[a] b](c)", "[a] b](c)"),
      ("]", "]"), ("[", "["), ("<https://a.b>", "https://a.b[u]"), ("a < b > c", "a < b > c"),
      ("<b>", "<b>"), ("*foo**bar*", "foo**bar[i]"),
    ] as [(String, String)]
  )
  func parses(_ literal: String, _ expected: String) {
    #expect(parts(LocalizedStringKey(literal)) == expected)
  }

  @Test func aLiteralIsMarkdown() {
    let screen = Screen(columns: 20, rows: 4, alignment: .topLeading) {
      let string = "**variable**"
      VStack(alignment: .leading) {
        Text("**literal**")
        Text(string)
        Text(verbatim: "**verbatim**")
        Text("**bold** \(string)")
      }
    }
    #expect(screen.text == "literal\n**variable**\n**verbatim**\nbold **variable**")
    #expect(screen.effects(of: "literal") == "bold")
  }

  @Test func interpolatedValuesAreNoMarkdown() {
    let name = "*a* [b](c)"
    #expect(parts("**\(name)** \(name)") == "*a* [b](c)[b] *a* [b](c)")
    #expect(parts("`\(name)`") == name)
    #expect(parts("\(name) *x*") == "\(name) x[i]")
    #expect(parts("*\(1.5, specifier: "%.2f")*") == "1.50[i]")
  }

  @Test func interpolatedTextsKeepTheirAppearance() {
    #expect(parts("*\(Text("a").bold()) b*") == "a[bi] b[i]")
    #expect(parts("\(Text("*").bold()) *b*") == "*[b] b[i]")
    #expect(parts("[\(Text("a").bold())](b)") == "a[bu]")
  }

  @Test func followsInterpolatedPublishers() {
    let states = CurrentValueSubject<String, Never>("up")
    let screen = Screen(columns: 20, rows: 1) { Text("State: **\(Text(states))**") }
    #expect(screen.text == "State: up")
    states.value = "*down*"
    #expect(screen.text == "State: *down*")
    #expect(screen.effects(of: "down") == "bold")
  }

  @Test func linksAreThoseOfTheTerminal() {
    let url = "https://b.c"
    let screen = Screen(columns: 20, rows: 1) { Text("[a](\(url)) <https://d.e>") }
    let html = screen.frame.html()
    #expect(html.contains("<a href=\"https://b.c\">"))
    #expect(html.contains("<a href=\"https://d.e\">"))
  }

  @Test func modifiersApplyToAllParts() {
    let screen = Screen(columns: 20, rows: 1) { Text("a **b**").italic() + Text("*c*") }
    #expect(screen.text == "a bc")
    #expect(screen.attributes(of: "a")?.isItalic == true)
    #expect(screen.attributes(of: "b")?.isItalic == true)
    #expect(screen.effects(of: "b") == "bold")
  }

  @Test func longRunsOfMarksTakeLittleTime() {
    let marks = String(repeating: "*a_", count: 500) + String(repeating: "[", count: 500)
    #expect(parts(LocalizedStringKey(marks)).isEmpty == false)
  }
}
