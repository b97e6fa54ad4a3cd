import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct NotificationProtocolTests {
  private func text(_ notifications: NotificationProtocol, _ title: String, _ body: String)
    -> String
  {
    String(decoding: notifications.bytes(title: title, body: body), as: UTF8.self)
      .replacing("\u{1B}", with: "^")
  }

  @Test(
    arguments: [
      ("kitty(0.26.5)", .osc99), ("foot(1.13.1)", .osc777), ("WezTerm 2024", .osc777),
      ("iTerm2 3.5", .osc9), ("XTerm(379)", nil),
    ] as [(String, NotificationProtocol?)])
  func isKnownByTheNameOfTheTerminal(version: String, expected: NotificationProtocol?) {
    #expect(NotificationProtocol(version: version) == expected)
  }

  @Test func encodesTitleAndBody() {
    #expect(text(.osc9, "Build", "Done") == "^]9;Build: Done^\\")
    #expect(text(.osc9, "Build", "") == "^]9;Build^\\")
    #expect(text(.osc777, "Build", "Done") == "^]777;notify;Build;Done^\\")
    #expect(
      text(.osc99, "Build", "Done")
        == "^]99;i=1:d=0:e=1;QnVpbGQ=^\\^]99;i=1:d=1:e=1:p=body;RG9uZQ==^\\")
  }

  @Test func noTextEndsTheSequenceOrItsField() {
    #expect(text(.osc9, "4;\u{301}1", "") == "^]9;4,\u{301}1^\\")
    #expect(text(.osc777, "a;\u{301}b", "c") == "^]777;notify;a,\u{301}b;c^\\")
    let hostile = "a;4\u{7}\u{1B}\\\u{9C}\n"
    #expect(text(.osc9, "4;1;50", hostile) == "^]9;4,1,50: a,4\u{2407}\u{241B}\\\u{FFFD} ^\\")
    #expect(text(.osc777, hostile, "b") == "^]777;notify;a,4\u{2407}\u{241B}\\\u{FFFD} ;b^\\")
  }

  @Test func longTextsAreShortened() {
    let long = String(repeating: "x", count: 10_000)
    #expect(NotificationProtocol.osc777.bytes(title: long, body: long).count < 1_400)
  }
}
