import Testing

@testable import Components

@Suite(.timeLimit(.minutes(5))) struct KeyPressTests {
  @Test func enterAndSpaceActivate() {
    #expect(KeyPress(.enter).isActivation)
    #expect(KeyPress(.space).isActivation)
    #expect(!KeyPress(.enter, modifiers: .shift).isActivation)
    #expect(!KeyPress("a").isActivation)
  }
}
