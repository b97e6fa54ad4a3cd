import TestSupport
import Testing

@testable import Components

@MainActor @Suite(.watchdog) struct ShortcutNodeTests {
  @Test func matchesItsShortcutAndActivatesItsContent() {
    let fixture = NodeFixture()
    let (node, target) = (
      KeyboardShortcutNode(in: fixture.context), ActivatedNode(in: fixture.context)
    )
    node.setContents([FixedNode(1, 1, in: fixture.context), target])
    node.setShortcut(KeyboardShortcut("s"))
    #expect(!node.matches(KeyPress("s")))
    #expect(!node.matches(KeyPress("s", modifiers: [.control, .shift])))
    #expect(node.matches(KeyPress("s", modifiers: .control)))
    #expect(node.perform(KeyPress("s", modifiers: .control)))
    #expect(target.activations == 1)
    node.setShortcut(nil)
    #expect(!node.matches(KeyPress("s", modifiers: .control)))
  }

  @Test func unregistersWhenItIsUnmounted() {
    let fixture = NodeFixture()
    let node = KeyboardShortcutNode(in: fixture.context)
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
