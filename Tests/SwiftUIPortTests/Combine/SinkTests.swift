import Signals
import SwiftUIPort
import TestSupport
import Testing

@MainActor private final class Counter: ObservableObject {
  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []

  func count(_ numbers: some Publisher<Int, Never>) {
    numbers.receive(on: DispatchQueue.main).sink { [weak self] in self?.count = $0 }
      .store(in: &subscriptions)
  }
}

private final class Log {
  var lines: [String] = []
}

@MainActor @Suite(.watchdog) struct SinkTests {
  @Test func aModelOfTheMainActorReceivesOnTheMainQueue() async {
    let counter = Counter()
    counter.count([1, 2].publisher)
    #expect(await Just(0).receive(on: DispatchQueue.main).values.first() == 0)
    #expect(counter.count == 2)
  }

  @Test func aModelThatIsNotSendableReceivesBothKindsOfEvents() {
    let log = Log()
    _ = [1, 2].publisher.sink { _ in
      log.lines.append("finished")
    } receiveValue: {
      log.lines.append("\($0)")
    }
    #expect(log.lines == ["1", "2", "finished"])
  }

  @Test func aModelThatIsNotSendableIsAssignedTo() {
    let log = Log()
    let lines = PassthroughSubject<[String], Never>()
    let subscription = lines.assign(to: \.lines, on: log)
    lines.send(["a"])
    #expect(log.lines == ["a"])
    subscription.cancel()
    lines.send(["b"])
    #expect(log.lines == ["a"])
  }
}
