/// Arranges processes below those that have started them.
enum ProcessTree {
  /// Returns `rows` so that each is followed by those that it has started, which stay in their
  /// order, with the lines that connect them.
  ///
  /// A process whose parent is not among the rows is a root. Numbers are used again, so that rows
  /// may form a circle for a moment: each row is returned once.
  static func rows(_ rows: [ProcessRow]) -> [ProcessRow] {
    let pids = Set(rows.map(\.pid))
    let children = Dictionary(
      grouping: rows.filter { pids.contains($0.parent) && $0.parent != $0.pid }
    ) {
      $0.parent
    }
    var result: [ProcessRow] = []
    var visited: Set<Int32> = []
    // Not by recursion: a chain of processes may be long. The next one is at the end.
    var pending: [(row: ProcessRow, lines: String, isLast: Bool, isRoot: Bool)] = []
    func visit(from roots: [ProcessRow]) {
      pending = roots.reversed().map { ($0, "", true, true) }
      while let next = pending.popLast() {
        guard visited.insert(next.row.pid).inserted else { continue }
        var row = next.row
        row.treeLines = next.isRoot ? "" : next.lines + (next.isLast ? "└─ " : "├─ ")
        result.append(row)
        let inner = next.isRoot ? "" : next.lines + (next.isLast ? "   " : "│  ")
        let below = children[row.pid] ?? []
        for (index, child) in below.enumerated().reversed() {
          pending.append((child, inner, index == below.count - 1, false))
        }
      }
    }
    visit(from: rows.filter { !pids.contains($0.parent) || $0.parent == $0.pid })
    visit(from: rows.filter { !visited.contains($0.pid) })
    return result
  }
}
