import Signals
import SignalsTesting

extension ParityScenario {
  static let failures: [ParityScenario] = [
    .same("tryMap", "fails with the thrown error", "1 #") {
      $0.play("1 2 3 |") { upstream in
        upstream.tryMap { value in
          if value == 2 { throw MarbleError() }
          return value
        }
      }
    },
    .same("mapError", "replaces the failure", "1 #") {
      $0.play("1 #") { $0.mapError { _ in ContractError() } }
    },
    .same("catch", "continues with another publisher", "1 8 9 |") {
      $0.play("1 #") { $0.catch { _ in [8, 9].publisher } }
    },
    .same("catch", "has nothing to do when the upstream finishes", "1 |") {
      $0.play("1 |") { $0.catch { _ in Just(9) } }
    },
    .same("catch", "fails with the other publisher", "1 #") {
      $0.play("1 #") { $0.catch { Fail<Int, MarbleError>(error: $0) } }
    },
    .same("replaceError", "publishes a value instead of failing", "1 9 |") {
      $0.play("1 #") { $0.replaceError(with: 9) }
    },
    .same("replaceError", "leaves a finish as it is", "1 |") {
      $0.play("1 |") { $0.replaceError(with: 9) }
    },
    .same("assertNoFailure", "passes on values and the finish", "1 |") {
      $0.play("1 |") { $0.assertNoFailure() }
    },
    .same("retry", "subscribes again up to the number of times", "try 1 try 1 try 1 #") { log in
      log.subscribe(to: attempts(log, failing: 5).retry(2))
    },
    .same("retry", "ends with the first success", "try 1 try 1 |") { log in
      log.subscribe(to: attempts(log, failing: 1).retry(3))
    },
    .same("retry", "may try once only", "try 1 #") { log in
      log.subscribe(to: attempts(log, failing: 1).retry(0))
    },
  ]

  /// A publisher of one value that fails the first `failures` times.
  private static func attempts(
    _ log: ParityLog, failing failures: Int
  ) -> some Publisher<Int, MarbleError> {
    let count = CurrentValueSubject<Int, Never>(0)
    return Deferred { () -> AnyPublisher<Int, MarbleError> in
      log("try")
      count.value += 1
      let value = Just(1).setFailureType(to: MarbleError.self)
      guard count.value <= failures else { return value.eraseToAnyPublisher() }
      return value.append(Fail(error: MarbleError())).eraseToAnyPublisher()
    }
  }

  static let sharing: [ParityScenario] = [
    .same("share", "subscribes to its upstream once", "in a1 b1 a2 b2") { log in
      let subject = PassthroughSubject<Int, Never>()
      let shared = subject.handleEvents(receiveSubscription: { log("in") }).share()
      log.subscribe(to: shared, as: "a")
      log.subscribe(to: shared, as: "b")
      subject.send(1)
      subject.send(2)
    },
    .same("share", "sends late subscribers what follows", "a1 a2 b2") { log in
      let subject = PassthroughSubject<Int, Never>()
      let shared = subject.share()
      log.subscribe(to: shared, as: "a")
      subject.send(1)
      log.subscribe(to: shared, as: "b")
      subject.send(2)
    },
    .same("share", "sends later subscribers the completion", "a1 a2 a| b|") { log in
      let shared = [1, 2].publisher.share()
      log.subscribe(to: shared, as: "a")
      log.subscribe(to: shared, as: "b")
    },
    .same("share", "sends later subscribers the failure", "a1 a# b#") { log in
      let subject = PassthroughSubject<Int, MarbleError>()
      let shared = subject.share()
      log.subscribe(to: shared, as: "a")
      for event in ["1", "#"] { subject.send(event: event) }
      log.subscribe(to: shared, as: "b")
    },
    .same("share", "cancels with its last subscriber", "a1 b1 b2 cancel") { log in
      let subject = PassthroughSubject<Int, Never>()
      let shared = subject.logCancel(log).share()
      let first = log.subscribe(to: shared, as: "a")
      let second = log.subscribe(to: shared, as: "b")
      subject.send(1)
      first.cancel()
      subject.send(2)
      second.cancel()
    },
    .same("share", "subscribes again after the last has left", "in a1 in b2") { log in
      let subject = PassthroughSubject<Int, Never>()
      let shared = subject.handleEvents(receiveSubscription: { log("in") }).share()
      let first = log.subscribe(to: shared, as: "a")
      subject.send(1)
      first.cancel()
      log.subscribe(to: shared, as: "b")
      subject.send(2)
    },
    .same("share", "gives retry the same failure again", "try #") { log in
      let attempt = Deferred { () -> Fail<Int, MarbleError> in
        log("try")
        return Fail(error: MarbleError())
      }
      log.subscribe(to: attempt.share().retry(2))
    },
  ]
}
