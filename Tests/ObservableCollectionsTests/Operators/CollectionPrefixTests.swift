import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CollectionPrefixTests {
  private let letters = ObservableArray<Named>(["a", "b"])

  @Test func keepsTheFirstElements() {
    let recorder = Recorder(letters.prefix(2))
    letters.insert("c", at: 0)
    letters.remove(at: 1)
    letters.append("d")  // left out
    letters.move(from: 2, to: 0)
    letters[1] = "x"
    letters.removeAll()
    #expect(
      recorder.values.map(\.description) == [
        "reset [a, b]", "insert [c] at 0, remove [b] at 2", "remove [a] at 1, insert [b] at 1",
        "insert [d] at 0, remove [b] at 2", "update 1 to x", "remove [d, x] at 0",
      ])
  }

  @Test func mayBeShorterOrEmpty() {
    #expect(Recorder(letters.prefix(5)).values == [.reset(["a", "b"])])
    let nothing = Recorder(letters.prefix(0))
    letters.insert("c", at: 0)
    #expect(nothing.values == [.reset([])])
  }

  @Test func firstChangesNeedAnotherType() {
    let recorder = Recorder(letters.eraseToAnyPublisher().prefix(1))
    #expect(recorder.values.map(\.description) == ["reset [a, b]"])
    #expect(recorder.completion == .finished)
  }

  @Test func theLengthMustNotBeNegative() async {
    await #expect(processExitsWith: .failure) { _ = ObservableArray([1]).prefix(-1) }
  }

  @Test func keepsTheContract() {
    expectCollectionContract {
      $0.prefix(3)
    } _: {
      Array($0.prefix(3))
    }
  }
}
