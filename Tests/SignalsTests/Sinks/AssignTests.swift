import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct AssignTests {
  final class Model: Sendable {
    let stored = CurrentValueSubject<String, Never>("")
    var title: String {
      get { stored.value }
      set { stored.value = newValue }
    }
  }

  @Test func setsTheProperty() {
    let (model, titles) = (Model(), PassthroughSubject<String, Never>())
    let subscription = titles.assign(to: \.title, on: model)
    titles.send("a")
    #expect(model.title == "a")
    _ = subscription
  }

  @Test func doesNotRetainItsTarget() {
    let titles = PassthroughSubject<String, Never>()
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    var model: Model? = Model()
    weak let probe = model
    let watched = titles.handleEvents(receiveCancel: { cancelled.value = true })
    let subscription = model.map { watched.assign(to: \.title, on: $0) }
    model = nil
    #expect(probe == nil)
    titles.send("a")
    #expect(cancelled.value)
    _ = subscription
  }

  @MainActor private final class Screen {
    var title = ""
  }

  @MainActor @Test func assignsOnTheMainActor() async {
    let (titles, screen) = (PassthroughSubject<String, Never>(), Screen())
    let subscription = titles.assign(to: \.title, on: screen)
    titles.send("a")
    #expect(screen.title == "a")
    runOnAnotherThread { titles.send("b") }
    #expect(screen.title == "a")
    await Task {}.value
    #expect(screen.title == "b")
    subscription.cancel()
  }

  @MainActor @Test func endsWithATargetOfTheMainActor() {
    let titles = PassthroughSubject<String, Never>()
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    var screen: Screen? = Screen()
    let watched = titles.handleEvents(receiveCancel: { cancelled.value = true })
    let subscription = screen.map { watched.assign(to: \.title, on: $0) }
    screen = nil
    titles.send("a")
    #expect(cancelled.value)
    _ = subscription
  }
}
