import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct ShortcutHandlerTests {
  @Test func matchesItsShortcutAndActivatesItsContent() {
    let fixture = NodeFixture()
    let (node, target) = (
      InputNode<ShortcutHandler>(in: fixture.context), ActivatedNode(in: fixture.context)
    )
    let shortcut = node.handler
    node.setContents([FixedNode(1, 1, in: fixture.context), target])
    shortcut.setShortcut(KeyboardShortcut("s"))
    #expect(!shortcut.matches(KeyPress("s")))
    #expect(!shortcut.matches(KeyPress("s", modifiers: [.control, .shift])))
    #expect(shortcut.matches(KeyPress("s", modifiers: .control)))
    #expect(shortcut.perform(KeyPress("s", modifiers: .control)))
    #expect(target.activations == 1)
    shortcut.setShortcut(nil)
    #expect(!shortcut.matches(KeyPress("s", modifiers: .control)))
  }

  @Test func registersInTheOrderOfMountingEvenIfTheShortcutComesLater() {
    let fixture = NodeFixture()
    let first = InputNode<ShortcutHandler>(in: fixture.context)
    let second = InputNode<ShortcutHandler>(in: fixture.context)
    second.handler.setShortcut(KeyboardShortcut("s"))
    first.handler.setShortcut(KeyboardShortcut("s"))
    let nodes = fixture.tree.eventDispatcher.shortcuts.map { ObjectIdentifier($0.node) }
    #expect(nodes == [first, second].map { ObjectIdentifier($0) })
  }

  @Test func unregistersWhenItIsUnmounted() {
    let fixture = NodeFixture()
    let node = InputNode<ShortcutHandler>(in: fixture.context)
    node.handler.setShortcut(KeyboardShortcut("s"))
    #expect(fixture.tree.eventDispatcher.shortcuts.count == 1)
    node.unmount()
    #expect(fixture.tree.eventDispatcher.shortcuts.isEmpty)
  }
}

private final class ActivatedNode: LayoutNode, Activatable {
  private(set) var activations = 0

  func activate() -> Bool {
    activations += 1
    return true
  }
}
