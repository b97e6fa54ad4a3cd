import Components
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct TerminalServicesTests {
  private func text(_ services: inout TerminalServices) -> String {
    String(decoding: services.takeBytes(), as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func sendsNothingTwice() {
    var services = TerminalServices()
    let isAccepted = services.add(.bell)
    #expect(isAccepted)
    #expect(text(&services) == "\u{7}")
    #expect(text(&services) == "")
  }

  @Test func sendsOnlyTheNewestOfWhatWaits() {
    var services = TerminalServices()
    for character in "abc" {
      _ = services.add(.copy("\(character)"))
      _ = services.add(.bell)
      services.setTitle("\(character)")
    }
    #expect(text(&services) == "^]2;c^\\^]52;c;Yw==^\\\u{7}")
  }

  @Test func showsProgressOnATerminalThatIsKnownToShowIt() {
    var services = TerminalServices()
    _ = services.add(.progress(.indeterminate))
    _ = services.add(.progress(.fraction(0.4)))
    #expect(!services.startsProgress)
    #expect(text(&services) == "")
    services.showsProgress = true
    #expect(services.startsProgress)
    #expect(text(&services) == "^]9;4;1;40^\\")
    for progress in [.indeterminate, .failed(), .paused(0.5), nil] as [WindowProgress?] {
      _ = services.add(.progress(progress))
      #expect(services.startsProgress == (progress != nil))
      let code = progress.map { "\($0.state.rawValue);\($0.percentage)" } ?? "0;0"
      #expect(text(&services) == "^]9;4;\(code)^\\")
    }
    #expect(text(&services) == "")
  }

  @Test func keepsAFewNotifications() {
    var services = TerminalServices()
    services.notificationProtocol = .osc9
    for number in 0..<100 { _ = services.add(.notify(title: "\(number)", body: "")) }
    #expect(text(&services) == (92..<100).map { "^]9;\($0)^\\" }.joined())
  }

  @Test func ringsTheBellOnATerminalWithoutNotifications() {
    var services = TerminalServices()
    _ = services.add(.notify(title: "a", body: "b"))
    #expect(text(&services) == "\u{7}")
  }

  @Test func bringsTheFormerTitleBack() {
    var services = TerminalServices()
    services.setTitle("a")
    #expect(services.hasTitle)
    services.setTitle(nil)
    #expect(services.hasTitle)
    #expect(text(&services) == "^[23;0t^[22;0t")
    #expect(!services.hasTitle)
  }

  @Test func noTitleEndsTheSequence() {
    var services = TerminalServices()
    services.setTitle("a\u{7}\u{1B}]52;c;\u{9C}" + String(repeating: "é", count: 1_000))
    let bytes = services.takeBytes()
    #expect(bytes.count <= 256 + 6)
    #expect(bytes.dropFirst().dropLast(2).allSatisfy { $0 >= 0x20 })
    #expect(!String(decoding: bytes, as: UTF8.self).contains("\u{9C}"))
  }

  @Test func copiesTabsAndLinesButNoOtherControlCharacters() {
    var services = TerminalServices()
    _ = services.add(.copy("a\tb\r\nc\u{1B}"))
    // a, tab, b, line feed, c, the picture of Escape
    #expect(text(&services) == "^]52;c;YQliCmPikJs=^\\")
  }

  @Test func leavesSuspendingToTheSession() {
    var services = TerminalServices()
    let isAccepted = services.add(.suspend(true))
    #expect(!isAccepted)
    #expect(text(&services) == "")
  }
}
