import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct ResponderTests {
  private let fixture = NodeFixture()

  @Test func ignoresAllInputByDefault() {
    let responder = Silent()
    #expect(!responder.canBecomeFocused)
    #expect(!responder.acceptsPointer)
    #expect(!responder.handle(.pressed))
    #expect(responder.cursorPosition == nil)
  }

  @Test func aNodeWithoutAResponderLeavesEventsToItsContainer() {
    let node = ContainerNode(in: fixture.context)
    #expect(!node.isFocusable)
    #expect(!node.respond(to: .pressed))
  }
}

private final class Silent: Responder {}
