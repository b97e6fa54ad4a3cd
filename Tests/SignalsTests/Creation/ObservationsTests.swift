import Observation
import Signals
import SignalsTesting
import Testing

/// `Observations` is an asynchronous sequence, and therefore a publisher.
@Suite struct ObservationsTests {
  @MainActor @Observable
  final class Model {
    var title = "a"
  }

  @Test @MainActor func publishesTheChangesOfAModel() async {
    let model = Model()
    var titles = Observations { model.title }.publisher.values.makeAsyncIterator()
    #expect(await titles.next() == "a")
    model.title = "b"
    #expect(await titles.next() == "b")
  }
}
