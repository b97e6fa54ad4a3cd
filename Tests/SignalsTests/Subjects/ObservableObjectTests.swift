import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ObservableObjectTests {
  private class Base: ObservableObject {
    @Published var title = "a"
  }

  private final class Model: Base {
    @Published var count = 0
    var note = ""
  }

  @MainActor private final class Screen: ObservableObject {
    @Published var title = ""
  }

  @Test func sendsBeforeAPublishedPropertyChanges() {
    let model = Model()
    let changes = Recorder(model.objectWillChange.map { "will change" })
    model.title = "b"
    model.count = 1
    model.note = "not published"
    #expect(changes.values.count == 2)
    #expect(model.objectWillChange === model.objectWillChange)
  }

  @Test func eachObjectHasItsOwn() {
    let (one, two) = (Base(), Base())
    let changes = Recorder(one.objectWillChange.map { "will change" })
    two.title = "b"
    #expect(changes.values == [])
  }

  @MainActor @Test func observesObjectsOfTheMainActor() {
    let screen = Screen()
    let changes = Recorder(screen.objectWillChange.map { "will change" })
    screen.title = "b"
    #expect(changes.values.count == 1)
    #expect(screen.title == "b")
  }

  @Test func tellsOfChangesByHand() {
    let publisher = ObservableObjectPublisher()
    let changes = Recorder(publisher.map { "will change" })
    publisher.send()
    #expect(changes.values == ["will change"])
  }
}
