import TestSupport
import Testing

@testable import Demo

@Suite(.watchdog) struct CodeExcerptTests {
  private let source = """
    struct Page: View {
      var body: some View {
        Card("One") {
          Button("Go") {
            go()
          }
        }
        Card(
          "Two", [Marbles("titles", titles)]
        ) {

          Text(titles)
        }
      }
    }

    // MARK: Steps

    func step() {
      go()
    }

    // MARK: Rest
    """

  @Test(arguments: [
    ("One", "Button(\"Go\") {\n  go()\n}"), ("Two", "Text(titles)"), ("Three", ""),
  ])
  func findsTheCodeOfACard(title: String, code: String) {
    #expect(source.code(ofCard: title) == code)
  }

  @Test(arguments: Page.all)
  func everyCardOfAPageHasCode(page: Page) {
    for card in page.source.matches(of: /[ ]Card\(\s*"([^"]+)"/) {
      #expect(!page.source.code(ofCard: String(card.1)).isEmpty, "\(card.1)")
    }
  }

  @Test func findsTheCodeBelowAMark() {
    #expect(source.code(below: "Steps") == "func step() {\n  go()\n}")
    #expect(source.code(below: "Rest") == "")
    #expect(source.code(below: "Nothing") == "")
  }
}
