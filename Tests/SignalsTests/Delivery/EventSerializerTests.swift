import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct EventSerializerTests {
  private let log = CurrentValueSubject<[String], Never>([])

  /// Logs its events, answers the value 9 with stop, and sends itself value 2 during value 1.
  private struct LoggingHandler: EventHandler {
    let log: CurrentValueSubject<[String], Never>
    var downstream = Ending()

    func handle(
      _ event: SerializedEvent<Int, MarbleError>, from sender: EventSender<Self>
    ) -> Demand {
      switch event {
      case .value(let value, let upstream):
        log.value.append("\(upstream):\(value) begins")
        if value == 1 { #expect(sender.send(.value(2, upstream: 1)) == .more) }
        log.value.append("\(upstream):\(value) ends")
        return value == 9 ? .stop : .more
      case .completion(_, let upstream):
        log.value.append("\(upstream):completion")
        return .more
      case .timer:
        log.value.append("timer")
        return .more
      }
    }
  }

  /// Cancels the subscription that it is told of, when it receives a value.
  private struct Ending: Subscriber, SubscriptionObserver {
    var upstream: Subscription?

    mutating func prepareToEnd(_ upstream: Subscription) {
      self.upstream = upstream
    }

    func didSubscribe() {}

    func receive(_ input: Int) -> Demand {
      upstream?.cancel()
      return .stop
    }

    func receive(completion: Completion<MarbleError>) {}
  }

  private func makeSender() -> EventSender<LoggingHandler> {
    EventSender(LoggingHandler(log: log))
  }

  private func makeCancellable(_ name: String) -> AnyCancellable {
    AnyCancellable { [log] in log.value.append("cancel \(name)") }
  }

  @Test func handlesOneEventAtATime() {
    #expect(makeSender().send(.value(1, upstream: 0)) == .more)
    #expect(log.value == ["0:1 begins", "0:1 ends", "1:2 begins", "1:2 ends"])
  }

  @Test func passesOnEventsOfUpstreamsAndTimer() {
    let sender = makeSender()
    let subscriber = UpstreamSubscriber(sender, index: 3)
    #expect(subscriber.receive(5) == .more)
    subscriber.receive(completion: .finished)
    #expect(sender.send(.timer) == .more)
    #expect(log.value == ["3:5 begins", "3:5 ends", "3:completion", "timer"])
  }

  @Test func stopEndsTheSubscription() {
    let sender = makeSender()
    let serializer = sender.serializer
    serializer.retain(makeCancellable("upstream"))
    #expect(sender.send(.value(9, upstream: 0)) == .stop)
    #expect(!serializer.isActive)
    #expect(sender.send(.value(3, upstream: 0)) == .stop)
    #expect(log.value == ["0:9 begins", "0:9 ends", "cancel upstream"])
  }

  @Test func cancellingCancelsWhatItRetains() {
    let sender = makeSender()
    let serializer = sender.serializer
    defer { withExtendedLifetime(sender) {} }
    serializer.retain(makeCancellable("a"))
    serializer.retain(makeCancellable("b"), in: serializer.withSlots { $0.take() })
    serializer.cancel()
    #expect(log.value == ["cancel a", "cancel b"])
    #expect(serializer.handler == nil)
  }

  @Test func cancelsLateResources() {
    let sender = makeSender()
    let serializer = sender.serializer
    defer { withExtendedLifetime(sender) {} }
    serializer.cancel()
    serializer.retain(makeCancellable("a"))
    serializer.retain(makeCancellable("b"), in: 0)
    #expect(log.value == ["cancel a", "cancel b"])
  }

  @Test func letsTheDownstreamCancelItBeforeTheEnd() {
    let sender = makeSender()
    let serializer = sender.serializer
    defer { withExtendedLifetime(sender) {} }
    serializer.retain(makeCancellable("upstream"))
    #expect(serializer.handler?.downstream.receive(1) == .stop)
    #expect(log.value == ["cancel upstream"])
    #expect(serializer.handler == nil)
  }

  @Test func cancelsAReplacedResource() {
    let sender = makeSender()
    let serializer = sender.serializer
    defer { withExtendedLifetime(sender) {} }
    let slot = serializer.withSlots { $0.take() }
    serializer.retain(makeCancellable("a"), in: slot)
    serializer.retain(makeCancellable("b"), in: slot)
    #expect(log.value == ["cancel a"])
    serializer.cancel()
    #expect(log.value == ["cancel a", "cancel b"])
  }
}
