import Components
import Observation
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@testable import ComponentCore

/// A model whose properties may change on any thread.
@Observable private final class Player: Sendable {
  @ObservationIgnored private let values = Lock((title: "Play", level: 1))

  var title: String {
    get {
      access(keyPath: \.title)
      return values.withLock { $0.title }
    }
    set { withMutation(keyPath: \.title) { values.withLock { $0.title = newValue } } }
  }

  var level: Int {
    get {
      access(keyPath: \.level)
      return values.withLock { $0.level }
    }
    set { withMutation(keyPath: \.level) { values.withLock { $0.level = newValue } } }
  }
}

/// Checks that a change of an object marks only the bodies that read it.
@MainActor @Suite(.watchdog) struct ObjectObserverTests {
  private let counter = WorkCounter()
  private let player = Player()

  /// A view whose body reads the title, beside one that reads the level, beside one that reads
  /// neither.
  private struct Panel: View {
    let player: Player
    let counter: WorkCounter

    var body: some View {
      CountedBody(counter: counter) {
        HStack {
          CountedBody(counter: counter) { Text(player.title) }
          Level(player: player, counter: counter)
        }
      }
    }
  }

  private struct Level: View {
    let player: Player
    let counter: WorkCounter

    var body: some View {
      CountedBody(counter: counter) { Text("\(player.level)") }
    }
  }

  private func screen() -> Screen {
    Screen(columns: 20, rows: 1, scheduler: TestScheduler()) {
      Panel(player: player, counter: counter)
    }
  }

  @Test func changeEvaluatesOnlyTheBodiesThatReadTheProperty() {
    let screen = screen()
    #expect(screen.text == "Play 1")
    for (title, level) in [("Stop", 2), ("Play", 3)] {
      #expect(counter.work(on: screen) { player.title = title }.bodies == 1)
      #expect(counter.work(on: screen) { player.level = level }.bodies == 1)
      #expect(screen.text == "\(title) \(level)")
    }
    #expect(counter.work(on: screen) {}.bodies == 0)
  }

  @Test func manyChangesBeforeAFrameEvaluateABodyOnce() {
    let screen = screen()
    let work = counter.work(on: screen) {
      for level in 1...100 { player.level = level }
    }
    #expect(work.bodies == 1)
    #expect(screen.text == "Play 100")
  }

  @Test func followsChangesOnOtherThreads() {
    let screen = screen()
    #expect(screen.text == "Play 1")
    Worker { [player] in player.title = "Stop" }.join()
    #expect(screen.text == "Stop 1")
    screen.advance(by: .seconds(1))
    #expect(screen.text == "Stop 1")
  }

  /// Changes the level while the evaluation that the announcement causes is under way.
  @Test func showsAChangeThatIsMadeAfterItsEvaluation() {
    let scheduler = TestScheduler()
    let model = SlowPlayer()
    let screen = Screen(columns: 20, rows: 1, scheduler: scheduler) {
      CountedBody(counter: counter) { Text("\(model.level)") }
    }
    #expect(screen.text == "1")
    Worker { model.announce() }.join()
    #expect(screen.text == "1")
    model.change(to: 2)
    screen.advance(by: .milliseconds(100))
    #expect(screen.text == "2")
    #expect(scheduler.scheduled == 0)
  }

  @Test func elementsOfAForEachAreEvaluatedAlone() {
    let players = (0..<5).map { _ in Player() }
    let count = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 20, rows: 5) {
      ForEach(Array(players.enumerated()), id: \.offset) { _, player in
        let _ = count.value += 1
        Text(player.title)
      }
    }
    _ = screen.text
    count.value = 0
    for title in ["Stop", "Wait"] {
      players[3].title = title
      #expect(screen.text == "Play\nPlay\nPlay\n\(title)\nPlay")
    }
    #expect(count.value == 2)
  }

  @Test func outerBodiesAreEvaluatedBeforeTheElementsThatTheyRemove() {
    let numbers = Numbers()
    let screen = Screen(columns: 20, rows: 3) {
      CountedBody(counter: counter) {
        ForEach(Array(numbers.values.indices), id: \.self) { Text("\(numbers.values[$0])") }
      }
    }
    #expect(screen.text == "1\n2\n3")
    numbers.values = [4]
    #expect(screen.text.filter { $0 != "\n" } == "4")
    numbers.values = [5, 6]
    #expect(screen.text.filter { $0 != "\n" } == "56")
  }

  @Test func contentOfLatestFollowsTheObject() {
    let numbers = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 20, rows: 1) {
      Latest(of: numbers, default: 0) { Text("\(player.title) \($0)") }
    }
    #expect(screen.text == "Play 0")
    player.title = "Stop"
    #expect(screen.text == "Stop 0")
    numbers.send(1)
    player.title = "Wait"
    #expect(screen.text == "Wait 1")
  }

  @Test func closuresOfContainersFollowTheObject() {
    let player = player
    let isPresented = Binding.constant(true)
    let screens = [
      "GeometryReader": Screen(columns: 30, rows: 9) { GeometryReader { _ in Text(player.title) } },
      "ScrollViewReader": Screen(columns: 30, rows: 9) {
        ScrollViewReader { _ in Text(player.title) }
      },
      "navigationDestination": Screen(columns: 30, rows: 9) {
        NavigationStack(path: CurrentValueSubject<[Int], Never>([1])) {
          Text("root").navigationDestination(for: Int.self) { _ in Text(player.title) }
        }
      },
      "sheet": Screen(columns: 30, rows: 9) {
        Text("x").sheet(isPresented: isPresented) { Text(player.title) }
      },
      "popover": Screen(columns: 30, rows: 9) {
        Text("x").popover(isPresented: isPresented) { Text(player.title) }
      },
      "fullScreenCover": Screen(columns: 30, rows: 9) {
        Text("x").fullScreenCover(isPresented: isPresented) { Text(player.title) }
      },
      "alert": Screen(columns: 30, rows: 9) {
        Text("x").alert("x", isPresented: isPresented) {
          Button("OK") {}
        } message: {
          Text(player.title)
        }
      },
      "confirmationDialog": Screen(columns: 30, rows: 9) {
        Text("x").confirmationDialog("x", isPresented: isPresented) { Button(player.title) {} }
      },
    ]
    for title in ["Stop", "Wait", "Play"] {
      player.title = title
      for (name, screen) in screens { #expect(screen.text.contains(title), "\(name)") }
    }
  }

  @Test func contentOfALinkAndAMenuFollowsTheObject() {
    let player = player
    let link = Screen(columns: 20, rows: 5) {
      NavigationStack { NavigationLink("next") { Text(player.title) } }
    }
    let menu = Screen(columns: 20, rows: 7) { Menu("menu") { Button(player.title) {} } }
    for screen in [link, menu] {
      screen.press(.tab)
      screen.press(.enter)
      for title in ["Stop", "Wait", "Play"] {
        player.title = title
        #expect(screen.text.contains(title))
      }
    }
  }

  @Test func aChangeAnimatesTheContentOfAGeometryReader() {
    let player = player
    let screen = Screen(columns: 20, rows: 1, scheduler: TestScheduler()) {
      GeometryReader { _ in Color.red.frame(width: player.level, height: 1) }
    }
    func width() -> Int {
      (0..<20).count { screen.frame[$0, 0].attributes.background != nil }
    }
    #expect(width() == 1)
    withAnimation(.linear(duration: 1)) { player.level = 11 }
    #expect(width() < 3)
    screen.advance(by: .seconds(2))
    #expect(width() == 11)
  }

  @Test func stateKeepsOneObject() {
    struct Owner: View {
      @State private var player = Player()
      let ticks: CurrentValueSubject<Int, Never>
      var body: some View {
        Button("\(player.level)") { player.level += 1 }.buttonStyle(LabelOnlyButtonStyle())
      }
    }
    let ticks = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 20, rows: 1) {
      Latest(of: ticks) { _ in Owner(ticks: ticks) }
    }
    screen.press(.tab)
    for expected in 2...3 {
      screen.press(.enter)
      ticks.value += 1
      #expect(screen.text == "\(expected)")
    }
  }

  @Test func changesAreAnimated() {
    let screen = Screen(columns: 20, rows: 1, scheduler: TestScheduler()) {
      CountedBody(counter: counter) { Color.red.frame(width: player.level, height: 1) }
    }
    func width() -> Int {
      (0..<20).count { screen.frame[$0, 0].attributes.background != nil }
    }
    #expect(width() == 1)
    withAnimation(.linear(duration: 1)) { player.level = 11 }
    #expect(width() < 3)
    screen.advance(by: .milliseconds(500))
    #expect((5...7).contains(width()))
    screen.advance(by: .seconds(1))
    #expect(width() == 11)
  }

  /// A body that is evaluated often must not leave observers in the objects that it reads.
  @Test func evaluationsLeaveNoObservers() {
    let tracked = CurrentValueSubject<Int, Never>(0)
    let change = PendingValue<ThreadID>(UpdateQueue {}) { _ in tracked.value += 1 }
    change.flush()
    let tracker = ObservationTracker(change: change)
    var announcements = 0
    for _ in 0..<10 {
      tracker.track {
        _ = player.title
        announcements += 1
      }
    }
    tracker.cancel()
    player.title = "Stop"
    change.flush()
    #expect(announcements == 10 && tracked.value == 0)
    _ = tracker.track { player.title }
    player.title = "Play"
    change.flush()
    #expect(tracked.value == 1)
  }
}

/// A model that announces a change of its level before it makes it.
@Observable private final class SlowPlayer: Sendable {
  @ObservationIgnored private let current = Lock(1)

  var level: Int {
    access(keyPath: \.level)
    return current.withLock { $0 }
  }

  func announce() {
    withMutation(keyPath: \.level) {}
  }

  func change(to level: Int) {
    current.withLock { $0 = level }
  }
}

@Observable private final class Numbers {
  var values = [1, 2, 3]
}
