import Signals
import SwiftUIPort
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct PublishersTests {
  private struct Person: Codable, Hashable {
    var name = "Ada"
    var age = 36
  }

  private struct Refusal: Error {}

  /// Returns the values of a publisher that delivers them at once, and then how it ended.
  private func events<Source: Publisher>(of publisher: Source) -> [String] {
    let events = Lock<[String]>([])
    _ = publisher.sink { completion in
      events.withLock {
        if case .failure = completion { $0.append("failure") } else { $0.append("finished") }
      }
    } receiveValue: { value in
      events.withLock { $0.append("\(value)") }
    }
    return events.withLock { $0 }
  }

  @Test func namesOfCombineAreTypes() {
    let (one, two, three) = (Just(1), Just(2), Just(3))
    #expect(events(of: Publishers.CombineLatest(one, Just("a"))) == ["(1, \"a\")", "finished"])
    #expect(events(of: Publishers.CombineLatest3(one, two, three)) == ["(1, 2, 3)", "finished"])
    #expect(
      events(of: Publishers.CombineLatest4(one, two, three, one)) == ["(1, 2, 3, 1)", "finished"])
    #expect(events(of: Publishers.Zip3(one, two, three)) == ["(1, 2, 3)", "finished"])
    #expect(events(of: Publishers.Merge3(one, two, three)) == ["1", "2", "3", "finished"])
    #expect(events(of: Publishers.MergeMany([one, two])) == ["1", "2", "finished"])
    #expect(events(of: Publishers.MergeMany(one, two)) == ["1", "2", "finished"])
    #expect(
      events(of: Publishers.Concatenate(prefix: one, suffix: two)) == ["1", "2", "finished"])
    #expect(events(of: Publishers.Sequence<[Int], Never>(sequence: [1])) == ["1", "finished"])
    let completion: Subscribers.Completion<Never> = .finished
    #expect(events(of: Record(output: [1], completion: completion)) == ["1", "finished"])
    #expect(events(of: Optional(1).publisher) == ["1", "finished"])
    #expect(events(of: Result<Int, Refusal>.failure(Refusal()).publisher) == ["failure"])
  }

  @Test func operatorsOfCombineExist() {
    let numbers = [1, 2, 2, 3].publisher
    #expect(events(of: numbers.count()) == ["4", "finished"])
    #expect(events(of: numbers.max()) == ["3", "finished"])
    #expect(events(of: numbers.min()) == ["1", "finished"])
    #expect(events(of: numbers.contains(2)) == ["true", "finished"])
    #expect(events(of: numbers.contains { $0 > 3 }) == ["false", "finished"])
    #expect(events(of: numbers.allSatisfy { $0 < 3 }) == ["false", "finished"])
    #expect(events(of: numbers.output(at: 3)) == ["3", "finished"])
    #expect(events(of: numbers.output(in: 1...2)) == ["2", "2", "finished"])
    #expect(events(of: Just(Person()).map(\.name, \.age)) == ["(\"Ada\", 36)", "finished"])
  }

  @Test func closuresMayThrow() {
    let numbers = [1, 2, 2, 3].publisher
    @Sendable func check(_ number: Int) throws -> Bool {
      if number == 3 { throw Refusal() }
      return number == 2
    }
    #expect(events(of: numbers.tryFilter(check)) == ["2", "2", "failure"])
    #expect(
      events(of: numbers.tryScan(0) { try check($1) ? $0 + $1 : $0 })
        == ["0", "2", "4", "failure"])
    #expect(events(of: numbers.tryReduce(0) { $0 + $1 }) == ["8", "finished"])
    #expect(
      events(of: numbers.tryRemoveDuplicates { $0 == $1 }) == ["1", "2", "3", "finished"])
    #expect(events(of: numbers.tryPrefix { $0 < 2 }) == ["1", "finished"])
    #expect(events(of: numbers.tryDrop { $0 < 2 }) == ["2", "2", "3", "finished"])
    #expect(events(of: numbers.tryFirst(where: check)) == ["2", "finished"])
    #expect(events(of: numbers.tryLast(where: check)) == ["failure"])
    #expect(events(of: numbers.tryAllSatisfy(check)) == ["false", "finished"])
    #expect(events(of: numbers.tryContains(where: check)) == ["true", "finished"])
    #expect(events(of: numbers.tryMax { $0 < $1 }) == ["3", "finished"])
  }

  @Test func codersOfFoundationConvertValues() async throws {
    let people = Just([Person()]).encode(encoder: JSONEncoder())
      .decode(type: [Person].self, decoder: JSONDecoder())
    #expect(try await people.values.first() == [Person()])
    let person = Just(Person()).encode(encoder: PropertyListEncoder())
      .decode(type: Person.self, decoder: PropertyListDecoder())
    #expect(try await person.values.first() == Person())
  }

  @Test func notificationsArriveUntilTheSubscriptionEnds() {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    let received = Lock<[String]>([])
    let subscription = center.publisher(for: name).compactMap { $0.userInfo?["file"] as? String }
      .sink { file in received.withLock { $0.append(file) } }
    center.post(name: name, object: nil, userInfo: ["file": "a.txt"])
    subscription.cancel()
    center.post(name: name, object: nil, userInfo: ["file": "b.txt"])
    #expect(received.withLock { $0 } == ["a.txt"])
  }

  @Test func aConnectablePublisherWaitsForItsConnection() {
    let numbers = [1, 2].publisher.makeConnectable()
    let received = Lock<[Int]>([])
    let subscription = numbers.sink { number in received.withLock { $0.append(number) } }
    #expect(received.withLock { $0 } == [])
    let connection = numbers.connect()
    #expect(received.withLock { $0 } == [1, 2])
    connection.cancel()
    subscription.cancel()
  }

  @Test func requestsFailWithAnErrorOfTheSession() async {
    let url = URL(string: "unknown-scheme://host")!
    let data = URLSession.shared.dataTaskPublisher(for: url).map(\.data)
      .receive(on: DispatchQueue.main)
    // Often, because a task that is cancelled while it ends stops the process on Linux.
    for _ in 0..<100 {
      await #expect(throws: URLError.self) { _ = try await data.values.first() }
    }
  }
}
