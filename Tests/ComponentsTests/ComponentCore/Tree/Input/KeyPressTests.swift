import Components
import TestSupport
import Testing

@testable import ComponentCore

@Suite(.watchdog) struct KeyPressTests {
  @Test func enterAndSpaceActivate() {
    #expect(KeyPress(.enter).isActivation)
    #expect(KeyPress(.space).isActivation)
    #expect(!KeyPress(.enter, modifiers: .shift).isActivation)
    #expect(!KeyPress("a").isActivation)
  }
}
