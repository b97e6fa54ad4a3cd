import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct InputNodeTests {
  @Test func passesOnWhatItsHandlerDoesNotHandle() {
    let fixture = NodeFixture()
    let node = InputNode<SilentHandler>(in: fixture.context)
    #expect(node.responder?.acceptsPointer == false)
    #expect(!node.isFocusable)
    #expect(!node.respond(to: .pressed))
    #expect(!node.activate())
    #expect(!node.openContextMenu(at: .zero))
  }

  @Test func activatesTheViewInsideIfItsHandlerHasNoAction() {
    let fixture = NodeFixture()
    let outer = InputNode<SilentHandler>(in: fixture.context)
    let inner = InputNode<CountingHandler>(in: fixture.context)
    outer.setContents([inner])
    #expect(outer.activateFirst())
    #expect(inner.handler.activations == 1)
  }

  @Test func notifiesItsHandlerOnceItIsUnmounted() {
    let fixture = NodeFixture()
    let node = InputNode<CountingHandler>(in: fixture.context)
    node.unmount()
    #expect(node.handler.unmounts == 1)
  }
}

private final class SilentHandler: InputHandler {
  init(_ node: ContainerNode) {}
}

private final class CountingHandler: InputHandler {
  private(set) var activations = 0
  private(set) var unmounts = 0

  init(_ node: ContainerNode) {}

  func activate() -> Bool {
    activations += 1
    return true
  }

  func didUnmount() {
    unmounts += 1
  }
}
