import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ArrayEditorTests {
  private typealias Case = (change: @Sendable (inout ArrayEditor<Named>) -> Void, steps: String)

  private static let cases: [Case] = [
    ({ $0.append("x") }, "insert [x] at 3"),
    ({ $0.insert("x", at: 1) }, "insert [x] at 1"),
    ({ $0.insert(contentsOf: ["x", "y"], at: 0) }, "insert [x, y] at 0"),
    ({ $0.remove(at: 1) }, "remove [b] at 1"),
    ({ $0.removeLast() }, "remove [c] at 2"),
    ({ $0.removeFirst(2) }, "remove [a, b] at 0"),
    ({ $0.removeAll() }, "remove [a, b, c] at 0"),
    ({ $0.removeAll { $0 != "b" } }, "remove [c] at 2, remove [a] at 0"),
    ({ $0.removeAll { _ in false } }, ""),
    ({ $0.replaceSubrange(1..<3, with: ["x"]) }, "remove [b, c] at 1, insert [x] at 1"),
    ({ $0.replaceSubrange(1..<1, with: []) }, ""),
    ({ $0.move(from: 0, to: 2) }, "move 0 to 2"),
    ({ $0.move(from: 1, to: 1) }, ""),
    ({ $0.swapAt(0, 2) }, "move 2 to 0, move 1 to 2"),
    ({ $0.swapAt(1, 1) }, ""),
    ({ $0[1] = "x" }, "update 1 to x"),
    ({ $0[1] += "!" }, "update 1 to b!"),
    ({ $0.reset(to: ["x"]) }, "reset [x]"),
    (
      {
        $0.append("x")
        $0.reset(to: ["y"])
        $0.append("z")
      }, "reset [y, z]"
    ),
  ]

  @Test(arguments: 0..<cases.count)
  func recordsChanges(index: Int) {
    let (change, steps) = Self.cases[index]
    var editor = ArrayEditor<Named>(["a", "b", "c"])
    change(&editor)
    #expect("\(editor.change)" == steps)
    #expect(editor.isUnchanged == steps.isEmpty)
  }

  @Test func joinsInsertionsAndRemovalsOfNeighbors() {
    var editor = ArrayEditor<Named>(["a", "b", "c"])
    for letter in ["x", "y"] as [Named] { editor.append(letter) }
    editor.insert("z", at: 5)
    for _ in 0..<2 { editor.remove(at: 0) }
    #expect("\(editor.change)" == "insert [x, y, z] at 3, remove [a, b] at 0")
  }

  @Test func knowsThePreviousElement() {
    var editor = ArrayEditor(["a"])
    editor[0] = "b"
    #expect(editor.change.steps == [.update(offset: 0, element: "b", previous: "a")])
  }

  @Test func theStepsLeadToTheContent() {
    for seed in 0..<50 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      let before = ArraySnapshot(0..<Int.random(in: 0...200, using: &random))
      var (editor, array) = (ArrayEditor(before), Array(before))
      for _ in 0..<50 { editor.changeRandomly(&array, using: &random) }
      #expect(Array(editor) == array, "seed \(seed)")
      var follower = ArrayEditor(before)
      follower.apply(editor.change)
      #expect(Array(follower) == array, "seed \(seed)")
      #expect(Array(editor.change.snapshot) == array, "seed \(seed)")
    }
  }

  @Test func anIndexMustBeInRange() async {
    await #expect(processExitsWith: .failure) {
      var editor = ArrayEditor(["a"])
      editor.remove(at: 1)
    }
    await #expect(processExitsWith: .failure) {
      var editor = ArrayEditor(["a"])
      editor.move(from: 0, to: 1)
    }
  }
}

/// A string that is printed without quotation marks.
struct Named: Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  var description: String

  init(stringLiteral: String) {
    description = stringLiteral
  }

  static func += (left: inout Named, right: String) { left.description += right }
  static func < (left: Named, right: Named) -> Bool { left.description < right.description }
}

extension ArrayEditor where Element == Int {
  /// Makes the same random change to this array and to `array`.
  mutating func changeRandomly(_ array: inout [Int], using random: inout RandomNumbers) {
    let offset = Int.random(in: 0...array.count, using: &random)
    let other = Int.random(in: 0...array.count, using: &random)
    let number = Int.random(in: 0..<100, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3 where offset < array.count:
      array[offset] = number
      self[offset] = number
    case 3...4 where offset < array.count:
      #expect(remove(at: offset) == array.remove(at: offset))
    case 5...6 where Swift.max(offset, other) < array.count:
      array.insert(array.remove(at: offset), at: other)
      move(from: offset, to: other)
    case 7:
      let range = Swift.min(offset, other)..<Swift.max(offset, other)
      let new = Array(0..<Int.random(in: 0...range.count, using: &random))
      array.replaceSubrange(range, with: new)
      replaceSubrange(range, with: new)
    case 8 where number < 20:
      let shouldRemove = { $0 % 10 == number % 10 }
      array.removeAll(where: shouldRemove)
      removeAll(where: shouldRemove)
    default:
      array.insert(number, at: offset)
      insert(number, at: offset)
    }
  }
}
