import TestSupport
import Testing

@testable import Monitor

@Suite(.watchdog) struct ProcessTreeTests {
  /// Returns the tree of processes, which are given by their numbers and those of their parents.
  private func tree(_ processes: [(Int32, Int32)]) -> [String] {
    let profile = ProcessProfile(user: "ada", name: "sh", command: "sh")
    let rows = processes.map { pid, parent in
      ProcessRow(
        id: ProcessIdentity(pid: pid, start: 0), parent: parent, state: .sleeping, threads: 1,
        load: 0, memory: 0, time: .zero, profile: profile)
    }
    return ProcessTree.rows(rows).map { "\($0.treeLines)\($0.pid)" }
  }

  @Test func placesProcessesBelowTheirParents() {
    #expect(
      tree([(4, 2), (1, 0), (3, 1), (2, 1), (5, 2), (6, 3)]) == [
        "1", "├─ 3", "│  └─ 6", "└─ 2", "   ├─ 4", "   └─ 5",
      ])
  }

  @Test func aProcessWithoutItsParentIsARoot() {
    #expect(tree([(7, 99), (8, 7), (1, 0)]) == ["7", "└─ 8", "1"])
  }

  @Test func processesInACircleAreShownOnce() {
    #expect(tree([(1, 2), (2, 1), (3, 3)]) == ["3", "1", "└─ 2"])
  }

  @Test func aLongChainIsShown() {
    let rows = tree((1...2_000).map { ($0, $0 - 1) })
    #expect(rows.count == 2_000)
  }
}
