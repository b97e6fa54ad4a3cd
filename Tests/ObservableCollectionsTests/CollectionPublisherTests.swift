import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CollectionPublisherTests {
  private let letters = ObservableArray<Named>(["a", "b"])

  @Test func publishesSnapshots() {
    let recorder = Recorder(letters.snapshots)
    letters.append("c")
    letters.remove(at: 0)
    #expect(recorder.values == [["a", "b"], ["a", "b", "c"], ["b", "c"]])
  }

  @Test func hidesItsType() {
    let erased: AnyCollectionPublisher<Named, Never> = letters.eraseToAnyCollectionPublisher()
    let recorder = Recorder(erased)
    letters.append("c")
    #expect(recorder.values.map(\.description) == ["reset [a, b]", "insert [c] at 2"])
  }

  @Test func goesOnAfterAnOperatorOnChanges() {
    let clock = TestScheduler()
    let later = AnyCollectionPublisher(letters.receive(on: clock))
    let recorder = Recorder(later.snapshots)
    letters.append("c")
    #expect(recorder.values.isEmpty)
    clock.advance(by: .zero)
    #expect(recorder.values == [["a", "b"], ["a", "b", "c"]])
  }
}
