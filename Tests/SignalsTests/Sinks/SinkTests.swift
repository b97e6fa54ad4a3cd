import Signals
import SignalsTesting
import Testing

@Suite struct SinkTests {
  private let received = CurrentValueSubject<[Int], Never>([])

  @Test func callsItsClosures() {
    let subject = PassthroughSubject<Int, MarbleError>()
    let end = CurrentValueSubject<Completion<MarbleError>?, Never>(nil)
    let subscription = subject.sink(
      receiveCompletion: { end.value = $0 },
      receiveValue: { [received] in received.value.append($0) })
    subject.send(1)
    subject.send(completion: .failure(MarbleError()))
    #expect(received.value == [1])
    #expect(end.value == .failure(MarbleError()))
    _ = subscription
  }

  @Test func releasingTheCancellableCancels() {
    let subject = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable? = subject.sink { [received] in received.value.append($0) }
    subject.send(1)
    #expect(subscription != nil)
    subscription = nil
    subject.send(2)
    #expect(received.value == [1])
  }
}

@Suite struct AssignTests {
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
}
