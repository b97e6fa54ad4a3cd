import Signals
import SignalsTesting

extension ParityScenario {
  static let protocols: [ParityScenario] = [
    .same("Publisher", "may be a type of one's own", "2 4 |") { $0.subscribe(to: Doubled()) },
    .same("Subject", "takes values through its protocol", "1 |") { log in
      func send(_ subject: some Subject<Int, Never>) {
        subject.send(1)
        subject.send(completion: .finished)
      }
      let subject = PassthroughSubject<Int, Never>()
      log.subscribe(to: subject)
      send(subject)
    },
    .same("Cancellable", "cancels with the array that stores it", "stored cancel") { log in
      var stored: [AnyCancellable] = []
      Cancelling(log: log).store(in: &stored)
      log("stored")
      stored.removeAll()
    },
    .same("AnyPublisher", "publishes what the hidden publisher does", "1 #") { log in
      let erased = AnyPublisher(Fail(error: MarbleError()).prepend(1))
      log.subscribe(to: erased)
    },
    .same("eraseToAnyPublisher", "subscribes to the same subject", "a1 b1") { log in
      let subject = PassthroughSubject<Int, Never>()
      for name in ["a", "b"] { log.subscribe(to: subject.eraseToAnyPublisher(), as: name) }
      subject.send(1)
    },
    .same("TopLevelDecoder", "is asked once for each value", "in1 2 in3 4 |") { log in
      log.play("1 3 |") {
        $0.mapError { $0 as any Error }.decode(type: Int.self, decoder: Successor(log))
      }
    },
    .same("decode", "fails with the error of its decoder", "in1 2 in0 #") { log in
      log.play("1 0 3 |") {
        $0.mapError { $0 as any Error }.decode(type: Int.self, decoder: Successor(log))
      }
    },
    .same("ObservableObject", "sends before a property changes", "will0 1 is1") { log in
      let model = Counter()
      log.retain(model.objectWillChange.sink { log("will\(model.count)") })
      log.subscribe(to: model.$count.dropFirst())
      model.count = 1
      log("is\(model.count)")
    },
    .same("ObservableObjectPublisher", "sends by hand", "will") { log in
      let model = Counter()
      log.retain(model.objectWillChange.sink { log("will") })
      model.objectWillChange.send()
    },
    .same("drop", "waits for the output of another publisher", "3 4 |") { log in
      let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      log.subscribe(to: subject.drop(untilOutputFrom: other))
      for value in 1...2 { subject.send(value) }
      other.send(0)
      for value in 3...4 { subject.send(value) }
      subject.send(completion: .finished)
    },
    .same("prefix", "ignores a failure of the other publisher", "1 2 |") { log in
      let (subject, other) = (
        PassthroughSubject<Int, Never>(), PassthroughSubject<Int, MarbleError>()
      )
      log.subscribe(to: subject.prefix(untilOutputFrom: other))
      subject.send(1)
      other.send(completion: .failure(MarbleError()))
      subject.send(2)
      subject.send(completion: .finished)
    },
    .same("tryCatch", "continues with another publisher", "1 8 9 |") {
      $0.play("1 #") { upstream in
        upstream.tryCatch { _ in [8, 9].publisher.setFailureType(to: MarbleError.self) }
      }
    },
    .same("tryCatch", "fails with the error it throws", "1 #") {
      $0.play("1 #") { $0.tryCatch { error -> Just<Int> in throw error } }
    },
    .same("assign(to: &$published)", "sets the property while the object exists", "0 1 2") { log in
      let (subject, model) = (CurrentValueSubject<Int, Never>(1), Counter())
      log(model.count)
      subject.assign(to: &model.$count)
      log(model.count)
      subject.send(2)
      log(model.count)
    },
  ]
}

private struct Doubled: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func subscribe<S: Subscriber<Int, Never>>(_ subscriber: consuming S) -> AnyCancellable {
    [1, 2].publisher.map { $0 * 2 }.subscribe(subscriber)
  }
}

private struct Cancelling: Cancellable {
  let log: ParityLog

  func cancel() {
    log("cancel")
  }
}

/// Decodes a number as the next one.
private struct Successor: TopLevelDecoder {
  private let log: ParityLog

  init(_ log: ParityLog) {
    self.log = log
  }

  func decode<Value: Decodable>(_ type: Value.Type, from input: Int) throws -> Value {
    log("in\(input)")
    guard input > 0, let value = input + 1 as? Value else { throw MarbleError() }
    return value
  }
}

private final class Counter: ObservableObject, @unchecked Sendable {
  // @unchecked: a published property may be used from any thread.

  @Published var count = 0
}
