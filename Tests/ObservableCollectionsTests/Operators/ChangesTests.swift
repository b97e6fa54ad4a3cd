import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ChangesTests {
  @Test func publishesWhatChanges() {
    let contents = CurrentValueSubject<[Int], Never>([1, 21])
    let recorder = Recorder(contents.changes(by: { $0 / 10 }))
    contents.value = [21, 33]
    contents.value = [21, 33]
    contents.value = [34, 21]
    #expect(
      recorder.values.map(\.description) == [
        "reset [1, 21]", "remove [1] at 0, insert [33] at 1", "move 0 to 1, update 0 to 34",
      ])
  }

  @Test func keepsTheContract() {
    let violations = contractViolations { values in
      var editor = ArrayEditor<Int>()
      return values.compactMap { value in
        if value == 0 { editor = ArrayEditor([0]) }
        if value == 0 { return .reset([0]) }
        editor = ArrayEditor(editor.snapshot)
        editor.setElements([value / 2], by: { $0 })
        return editor.isUnchanged ? nil : editor.change
      }
    } of: { upstream in
      upstream.map { [$0 / 2] }.changes(by: { $0 })
    }
    #expect(violations == [])
  }

  @Test func keepsTheContractWithAnEqualityOfItsOwn() {
    let violations = contractViolations { values in
      values.enumerated().compactMap { index, value in
        if index == 0 { return .reset([value]) }
        guard value.isMultiple(of: 2) else { return nil }
        var editor = ArrayEditor([value - 2])
        editor[0] = value
        return editor.change
      }
    } of: { upstream in
      upstream.map { [$0] }.changes(by: { _ in 0 }, areEqual: { $0 / 2 == $1 / 2 })
    }
    #expect(violations == [])
  }
}
