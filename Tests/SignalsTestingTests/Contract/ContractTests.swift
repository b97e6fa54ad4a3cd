import Signals
import SignalsTesting
import Testing

@Suite struct ContractTests {
  @Test func findsNothingWrongWithAGoodOperator() async {
    #expect(await contractViolations { $0.map { $0 + 1 } } == [])
  }

  @Test func noticesASecondSubscription() async {
    let violations = await contractViolations { upstream in
      upstream.merge(with: upstream.filter { _ in false })
    }
    #expect(violations.contains("It subscribed 2 times to its upstream, not once."))
  }

  @Test func noticesOneThatCannotBeCancelled() async {
    let kept = CurrentValueSubject<[AnyCancellable], Never>([])
    let violations = await contractViolations { Stubborn(upstream: $0, kept: kept) }
    #expect(violations.contains("It sent values after cancelling."))
    #expect(violations.contains("Cancelling it did not cancel its upstream."))
    #expect(violations.contains("It kept its subscriber after cancelling."))
    #expect(violations.contains("It sent 8 values although the first cancelled it."))
  }

  @Test func noticesInventions() async {
    let count = CurrentValueSubject<Int, Never>(0)
    let violations = await contractViolations { upstream in
      upstream.map { value in
        count.value += 1
        return value + count.value
      }
    }
    #expect(
      violations == ["It lost, invented or reordered values sent from several threads."])
  }
}

/// Ignores being cancelled, and goes on as long as `kept` lives.
private struct Stubborn<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let kept: CurrentValueSubject<[AnyCancellable], Never>

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let subscription = upstream.subscribe(subscriber)
    kept.value.append(subscription)
    return AnyCancellable {}
  }
}
