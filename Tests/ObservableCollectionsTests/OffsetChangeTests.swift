import SignalsTesting
import TestSupport
import Testing

@testable import ObservableCollections

@Suite(.watchdog) struct OffsetChangeTests {
  private func change(_ steps: OffsetChange.Step...) -> OffsetChange {
    var change = OffsetChange(count: 0)
    for step in steps { change.append(step) }
    return change
  }

  @Test func elementsMoveByWhatIsInsertedAndRemovedBeforeThem() {
    let change = change(.insert(0..<3), .remove(1..<2), .insert(30..<40), .update(12))
    #expect(change.effect(on: 10..<20)?.shift == 2)
    #expect(change.effect(on: 10..<20)?.updated == [10])
  }

  @Test func elementsBetweenWhichOthersComeDoNotStaySideBySide() {
    #expect(change(.insert(11..<12)).effect(on: 10..<20) == nil)
    #expect(change(.insert(10..<12)).effect(on: 10..<20)?.shift == 2)
    #expect(change(.insert(20..<21)).effect(on: 10..<20)?.shift == 0)
    #expect(change(.move(from: 0, to: 15)).effect(on: 10..<20) == nil)
  }

  @Test func aRemovedElementHasNoPlace() {
    #expect(change(.remove(9..<11)).effect(on: 10..<20) == nil)
    #expect(change(.remove(19..<25)).effect(on: 10..<20) == nil)
    #expect(change(.move(from: 10, to: 10)).effect(on: 10..<11) == nil)
    #expect(OffsetChange(count: 5, isReset: true).effect(on: 0..<1) == nil)
  }

  @Test func randomChangesHaveTheEffectThatTheContentShows() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      var ids = 0
      var editor = ArrayEditor<CollectionLawTests.Item>()
      editor.changeRandomly(&ids, 40, using: &random)
      let old = Array(editor)
      editor = ArrayEditor(old)
      editor.changeRandomly(&ids, Int.random(in: 1...3, using: &random), using: &random)
      if editor.isReset { continue }
      let new = Array(editor)
      var change = OffsetChange(count: new.count)
      for step in editor.steps { change.append(step) }
      for start in old.indices {
        for end in start + 1..<min(start + 6, old.count + 1) {
          guard let effect = change.effect(on: start..<end) else { continue }
          let before = Array(old[start..<end])
          let after = Array(new[start + effect.shift..<end + effect.shift])
          try #require(after.map(\.id) == before.map(\.id), "seed \(seed), \(start)..<\(end)")
          for (offset, (state, newState)) in zip(before, after).enumerated()
          where state != newState {
            try #require(effect.updated.contains(start + offset), "seed \(seed), \(start)..<\(end)")
          }
        }
      }
    }
  }
}
