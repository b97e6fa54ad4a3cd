import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct SerialSubscriptionTests {
  private let log = CurrentValueSubject<[String], Never>([])
  private let subscription = SerialSubscription()

  private func connect(_ name: String) -> AnyCancellable {
    log.value.append("connect \(name)")
    return AnyCancellable { [log] in log.value.append("cancel \(name)") }
  }

  @Test func replacesTheCurrentSubscription() {
    subscription.replace { self.connect("a") }
    subscription.replace { self.connect("b") }
    #expect(log.value == ["connect a", "connect b", "cancel a"])
  }

  @Test func cancellingCancelsTheCurrentSubscription() {
    subscription.replace { self.connect("a") }
    subscription.cancel()
    #expect(log.value == ["connect a", "cancel a"])
  }

  @Test func doesNotConnectAfterItWasCancelled() {
    subscription.cancel()
    subscription.replace { self.connect("a") }
    #expect(log.value == [])
  }

  @Test func cancelsASubscriptionThatIsCancelledWhileConnecting() {
    subscription.replace {
      subscription.cancel()
      return self.connect("a")
    }
    #expect(log.value == ["connect a", "cancel a"])
  }

  @Test func queuesReplacementsWhileConnecting() {
    subscription.replace {
      subscription.replace { self.connect("b") }
      return self.connect("a")
    }
    #expect(log.value == ["connect a", "connect b", "cancel a"])
  }
}
