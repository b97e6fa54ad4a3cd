import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ObservableObjectTests {
  private class Base: ObservableObject {
    @Published var title = "a"
  }

  private final class Model: Base {
    @Published var count = 0
    var note = ""
  }

  @MainActor private final class Screen: ObservableObject {
    @Published var title = ""
  }

  @Test func sendsBeforeAPublishedPropertyChanges() {
    let model = Model()
    let changes = Recorder(model.objectWillChange.map { "will change" })
    model.title = "b"
    model.count = 1
    model.note = "not published"
    #expect(changes.values.count == 2)
    #expect(model.objectWillChange === model.objectWillChange)
  }

  @Test func eachObjectHasItsOwn() {
    let (one, two) = (Base(), Base())
    let changes = Recorder(one.objectWillChange.map { "will change" })
    two.title = "b"
    #expect(changes.values == [])
  }

  @MainActor @Test func observesObjectsOfTheMainActor() {
    let screen = Screen()
    let changes = Recorder(screen.objectWillChange.map { "will change" })
    screen.title = "b"
    #expect(changes.values.count == 1)
    #expect(screen.title == "b")
  }

  @Test func tellsOfChangesByHand() {
    let publisher = ObservableObjectPublisher()
    let changes = Recorder(publisher.map { "will change" })
    publisher.send()
    #expect(changes.values == ["will change"])
  }

  // MARK: One publisher for each object

  private class Manual: ObservableObject {
    var seconds = 0 { willSet { objectWillChange.send() } }
  }

  private final class Mixed: Manual {
    @Published var title = ""
  }

  private final class Box<Content: Sendable>: ObservableObject {
    @Published var content: Content
    init(_ content: Content) { self.content = content }
  }

  private actor Account: ObservableObject {
    @Published var balance = 0
    func deposit(_ amount: Int) { balance += amount }
  }

  @Test func hearsWhatAnObjectSendsByHand() {
    let manual = Manual()
    let changes = Recorder(manual.objectWillChange.map { "will change" })
    manual.seconds = 1
    manual.seconds = 2
    #expect(changes.values.count == 2)
    #expect(manual.objectWillChange === manual.objectWillChange)
  }

  @Test func propertiesOfASubclassUseTheSamePublisher() {
    let mixed = Mixed()
    let changes = Recorder(mixed.objectWillChange.map { "will change" })
    mixed.seconds = 1
    mixed.title = "b"
    #expect(changes.values.count == 2)
    #expect((mixed as Manual).objectWillChange === mixed.objectWillChange)
  }

  @Test func observesGenericObjects() {
    let box = Box("a")
    let changes = Recorder(box.objectWillChange.map { "will change" })
    box.content = "b"
    #expect(changes.values.count == 1)
  }

  @Test func observesActors() async {
    let account = Account()
    let changes = Recorder(account.objectWillChange.map { "will change" })
    await account.deposit(5)
    #expect(changes.values.count == 1)
  }

  @Test func twoFirstUsersShareThePublisher() async {
    for _ in 0..<200 {
      let model = SharedModel()
      let publishers = await withTaskGroup(of: ObservableObjectPublisher.self) { group in
        for _ in 0..<2 { group.addTask { model.objectWillChange } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      let changes = publishers.map { Recorder($0.map { "will change" }) }
      model.title = "b"
      #expect(changes.map(\.values.count) == [1, 1])
    }
  }

  private final class SharedModel: ObservableObject, @unchecked Sendable {
    // @unchecked: a published property may be used by all threads.

    @Published var title = "a"
  }

  @Test func newObjectsInTheMemoryOfOthersHaveTheirOwn() {
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<1_000 {
      let manual = Manual()
      publishers.append(manual.objectWillChange)
      let changes = Recorder(manual.objectWillChange.map { "will change" })
      manual.seconds = 1
      #expect(changes.values.count == 1)
    }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 1_000)
  }

  @Test func releasesWhatAReleasedObjectRetained() {
    let leaks = LeakCheck()
    for _ in 0..<200 {
      let model = leaks.watch(SharedModel(), as: "model")
      let subscription = model.objectWillChange.sink { [leaks] in _ = leaks }
      subscription.cancel()
    }
    #expect(leaks.survivors == [])
  }
}
