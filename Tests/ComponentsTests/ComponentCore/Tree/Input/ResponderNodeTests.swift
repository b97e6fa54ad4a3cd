import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct ResponderNodeTests {
  private let fixture = NodeFixture()

  @Test func takesNoInputByDefault() {
    let node = ResponderNode(in: fixture.context)
    #expect(!node.canBecomeFocused)
    #expect(!node.acceptsPointer)
    #expect(!node.handle(.pressed))
    #expect(node.cursorPosition == nil)
  }
}
