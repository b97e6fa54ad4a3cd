import Components
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct GroupNodeTests {
  @Test func unmountsRemovedMembers() {
    let fixture = NodeFixture()
    let group = GroupNode(in: fixture.context)
    let (first, second) = (
      FixedNode(1, 1, in: fixture.context), FixedNode(2, 1, in: fixture.context)
    )
    group.setMembers([first, second])
    #expect(
      group.elements.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    #expect(second.parent === group)
    group.setMembers([first])
    #expect(group.elements.map(ObjectIdentifier.init) == [first].map(ObjectIdentifier.init))
    #expect(second.parent == nil)
  }
}
