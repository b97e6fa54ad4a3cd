import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ArrayEditorDifferenceTests {
  private struct Row: Equatable, Sendable, CustomStringConvertible {
    let id: Character
    let state: Int
    var description: String { state == 0 ? "\(id)" : "\(id)\(state)" }
  }

  private func rows(_ text: String) -> [Row] {
    text.split(separator: " ").map { Row(id: $0.first ?? "?", state: Int($0.dropFirst()) ?? 0) }
  }

  @Test(arguments: [
    ("a b c", "a b c", ""),
    ("a b c", "a b c d e", "insert [d, e] at 3"),
    ("a b c", "x a b c", "insert [x] at 0"),
    ("a b c", "", "remove [a, b, c] at 0"),
    ("", "a b", "insert [a, b] at 0"),
    ("a b c d", "a d", "remove [b, c] at 1"),
    ("a b c", "a b1 c", "update 1 to b1"),
    ("a b c", "b c a", "move 0 to 2"),
    ("a b c", "c a b", "move 2 to 0"),
    ("a b c", "c b a", "move 1 to 2, move 0 to 2"),
    (
      "a b c d", "x b1 y",
      "remove [c, d] at 2, remove [a] at 0, insert [x] at 0, "
        + "insert [y] at 2, update 1 to b1"
    ),
    ("a b", "x y", "remove [a, b] at 0, insert [x, y] at 0"),
    ("a a b", "b a a", "move 2 to 0"),
    ("a a1 a2", "a a3", "remove [a2] at 2, update 1 to a3"),
  ])
  func findsFewSteps(old: String, new: String, steps: String) {
    var editor = ArrayEditor(rows(old))
    editor.setElements(rows(new), by: \.id)
    #expect("\(editor.change)" == steps)
    #expect(Array(editor) == rows(new))
    let difference = ArraySnapshot(rows(new)).difference(from: ArraySnapshot(rows(old)), by: \.id)
    #expect(difference == editor.change)
  }

  @Test func statesThatCountAsEqualAreKept() {
    var editor = ArrayEditor(rows("a b"))
    editor.setElements(rows("a1 b2"), by: \.id) { $0.state / 2 == $1.state / 2 }
    #expect("\(editor.change)" == "update 1 to b2")
  }

  @Test func leadsToTheNewContent() {
    for seed in 0..<500 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      let ids = Int.random(in: 1...40, using: &random)
      let contents = (0..<2).map { _ in
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
          Int.random(in: 0..<ids * 2, using: &random)
        }
      }
      var editor = ArrayEditor(contents[0])
      editor.setElements(contents[1], by: { $0 / 2 })
      #expect(Array(editor) == contents[1], "seed \(seed)")
      var follower = ArrayEditor(contents[0])
      follower.apply(editor.change)
      #expect(Array(follower) == contents[1], "seed \(seed)")
    }
  }

  @Test func movesAsFewElementsAsPossible() {
    for seed in 0..<100 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      let order = Array(0..<6).shuffled(using: &random)
      var editor = ArrayEditor(Array(0..<6))
      editor.setElements(order, by: \.self)
      #expect(editor.change.steps.count <= 6 - longestRun(order), "seed \(seed)")
    }
  }

  /// The length of the longest increasing subsequence, found by trying all subsequences.
  private func longestRun(_ numbers: [Int]) -> Int {
    (0..<1 << numbers.count).map { mask in
      let chosen = numbers.indices.filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max() ?? 0
  }

  @Test func sortsWithMoves() {
    var editor = ArrayEditor(["b", "d", "a", "c"])
    editor.sort(by: <)
    #expect(Array(editor) == ["a", "b", "c", "d"])
    #expect("\(editor.change)" == "move 0 to 2, move 0 to 3")
  }

  @Test func sortsStably() {
    var editor = ArrayEditor([31, 11, 32, 12, 13])
    editor.sort { $0 / 10 < $1 / 10 }
    #expect(Array(editor) == [11, 12, 13, 31, 32])
  }
}
