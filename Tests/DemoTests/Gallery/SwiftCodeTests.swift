import TestSupport
import TextBackend
import Testing

@testable import Demo

@Suite(.watchdog) struct SwiftCodeTests {
  private func kinds(of line: String) -> [SwiftToken.Kind] {
    SwiftToken.tokens(of: line[...]).map(\.kind).filter { $0 != .other }
  }

  @Test func tellsTokensApart() {
    #expect(
      kinds(of: #"let x = Text("a \" b").bold(1.5) // end"#)
        == [.keyword, .type, .string, .member, .number, .comment])
  }

  @MainActor @Test func aLongLineGoesOnBelowItsBeginning() {
    let screen = Screen(columns: 12, rows: 3) { SwiftCode("  add(apple, lime)\n}") }
    #expect(screen.text == "  add(apple,\n  lime)\n}")
  }

  @Test(arguments: Page.all)
  func tokensAreTheWholeLine(page: Page) {
    for line in page.source.split(separator: "\n") {
      #expect(SwiftToken.tokens(of: line).map(\.text).joined() == line)
    }
  }
}
