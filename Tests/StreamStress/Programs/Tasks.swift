import Signals
import SignalsTesting

extension StressProgram {
  static let tasks = [
    StressProgram("values") { rounds in
      let subject = PassthroughSubject<Sent, Never>()
      let (observer, isReading, end) = (Observer<Sent>(), Flag(), Flag())
      Task.detached {
        var iterator = subject.values.makeAsyncIterator()
        isReading.set()
        while let value = await iterator.next() { observer.receive(value) }
        end.set()
      }
      try wait(for: "the iterator") { isReading.isSet }
      Worker.run(4) { thread in
        for round in 0..<rounds { subject.send(Sent(thread: thread, round: round)) }
      }
      subject.send(completion: .finished)
      try wait(for: "the end of the loop") { end.isSet }
      try observer.expect(4 * rounds)
      try observer.values.expectAll(rounds, from: 4)
    },
    StressProgram("values-cancelled") { rounds in
      let (subject, idle) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let ended = Counter()
      try whileSending(to: subject) {
        for number in 0..<rounds / 4 {
          let tasks = [subject, idle].map { subject in
            Task.detached {
              for await _ in subject.values(buffering: .newest(8)) {}
              ended.add()
            }
          }
          if number.isMultiple(of: 3) { yieldBriefly() }
          for task in tasks { task.cancel() }
          try wait(for: "the cancelled tasks") { ended.value == 2 * (number + 1) }
        }
      }
    },
    StressProgram("tasks-cancelled") { rounds in
      let leaks = LeakCheck()
      for number in 0..<rounds {
        let token = leaks.token("a subscriber")
        let receive: @Sendable (Int) -> Void = { _ in withExtendedLifetime(token) {} }
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        let subscriptions = [
          stream.publisher.sink(receiveCompletion: { _ in }, receiveValue: receive),
          Future { number }.sink(receiveValue: receive),
        ]
        continuation.yield(number)
        if number.isMultiple(of: 2) { continuation.finish() }
        for subscription in subscriptions { subscription.cancel() }
      }
      try wait(for: "the subscribers to be released") { leaks.survivors.isEmpty }
    },
  ]
}
