import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) @MainActor struct PublishedTests {
  @MainActor private final class Model {
    @Published var title = "a"
  }

  private let model = Model()

  @Test func publishesTheCurrentValueAndEachNewOne() {
    let recorder = Recorder(model.$title)
    model.title = "b"
    model.title += "c"
    #expect(recorder.values == ["a", "b", "bc"])
    #expect(model.title == "bc")
  }

  @Test func publishesBeforeThePropertyChanges() {
    let recorder = Recorder(
      model.$title.map { [model] title in
        MainActor.assumeIsolated { "\(model.title)→\(title)" }
      })
    model.title = "b"
    #expect(recorder.values == ["a→a", "a→b"])
  }

  @Test func receivesTheValuesOfAPublisher() {
    let titles = PassthroughSubject<String, Never>()
    titles.assign(to: &model.$title)
    titles.send("b")
    #expect(model.title == "b")
  }

  @Test func theObjectEndsAnAssignment() {
    let leaks = LeakCheck()
    let titles = PassthroughSubject<String, Never>()
    var model: Model? = leaks.watch(Model(), as: "model")
    if let model { titles.assign(to: &model.$title) }
    model = nil
    #expect(leaks.survivors == [])
    titles.send("b")
  }
}
