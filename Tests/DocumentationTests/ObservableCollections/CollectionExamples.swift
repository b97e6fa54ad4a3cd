import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

/// The examples of the article about collections that change.
@Suite(.watchdog) struct CollectionExamples {
  struct Person: Hashable, Sendable {
    let name: String
    let team: String
  }

  private let clock = TestScheduler()

  @Test func changesAndSnapshots() {
    let printed = CurrentValueSubject<[String], Never>([])
    @Sendable func print(_ value: some Sendable) { printed.value.append("\(value)") }

    let todos = ObservableArray(["eat", "work"])
    let subscription = todos.sink { print($0) }  // reset ["eat", "work"]
    todos.append("sleep")  // insert ["sleep"] at 2
    todos.update {
      $0.remove(at: 1)
      $0[0] = "eat well"
    }  // remove ["work"] at 1, update 0 to eat well
    print(todos.value)  // ["eat well", "sleep"]
    subscription.cancel()
    #expect(
      printed.value == [
        #"reset ["eat", "work"]"#, #"insert ["sleep"] at 2"#,
        #"remove ["work"] at 1, update 0 to eat well"#, #"["eat well", "sleep"]"#,
      ])

    let counts = todos.snapshots.map(\.count)
    #expect(Recorder(counts).values == [2])
  }

  @Test func followsSteps() {
    var rows: [String] = []
    func follow(_ change: CollectionChange<String>) {
      if change.isReset { rows = Array(change.snapshot) }
      for step in change.steps {
        switch step {
        case .insert(let offset, let elements): rows.insert(contentsOf: elements, at: offset)
        case .remove(let offset, let elements):
          rows.removeSubrange(offset..<offset + elements.count)
        case .move(let from, let to): rows.insert(rows.remove(at: from), at: to)
        case .update(let offset, let element, _): rows[offset] = element
        }
      }
    }
    let todos = ObservableArray(["eat", "work"])
    let recorder = Recorder(todos)
    todos.update {
      $0.append("sleep")
      $0.move(from: 2, to: 0)
      $0[0] += " well"
      $0.remove(at: 1)
    }
    for change in recorder.values { follow(change) }
    #expect(rows == ["sleep well", "work"])
  }

  @Test func operatorsOnElements() {
    let people = ObservableArray([
      Person(name: "Ada", team: "red"), Person(name: "Cem", team: "blue"),
    ])
    let list = people.filter { $0.name != "Cem" }.sorted(by: \.name)
    let teams = people.sorted(by: \.name).grouped(by: \.team)

    let query = CurrentValueSubject<String, Never>("")
    let found = people.filter(query) { person, query in person.name.hasPrefix(query) }

    let results = (Recorder(list), Recorder(teams), Recorder(found))
    people.append(Person(name: "Bo", team: "blue"))
    query.value = "B"
    #expect(results.0.values.last?.snapshot.map(\.name) == ["Ada", "Bo"])
    #expect(results.1.values.last?.snapshot.map(\.key) == ["red", "blue"])
    #expect(results.2.values.last?.snapshot.map(\.name) == ["Bo"])
  }

  @Test func sourcesOfWholeArrays() {
    let samples = PassthroughSubject<[Person], Never>()
    let sampled = samples.changes(by: \.name).filter { $0.team == "red" }

    let recorder = Recorder(sampled)
    samples.send([Person(name: "Ada", team: "red")])
    samples.send([Person(name: "Bo", team: "red"), Person(name: "Ada", team: "blue")])
    #expect(recorder.values.last?.snapshot.map(\.name) == ["Bo"])
  }

  @Test func publishersOfChanges() {
    let todos = ObservableArray(["eat", "work"])
    let delivered = AnyCollectionPublisher(todos.receive(on: clock)).prefix(10)

    let recorder = Recorder(delivered)
    clock.advance(by: .zero)
    #expect(recorder.values == [.reset(["eat", "work"])])
  }
}
