import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

// Published properties may be set on any thread, and the wrappers are never replaced.
private final class Player: ObservableObject, @unchecked Sendable {
  @Published var title = "Play"
  @Published var level = 1
}

@MainActor @Suite(.watchdog) struct ObservedObjectTests {
  private let counter = WorkCounter()
  private let player = Player()

  private struct Title: View {
    @ObservedObject var player: Player
    let counter: WorkCounter

    var body: some View {
      CountedBody(counter: counter) {
        HStack {
          Text(player.title)
          TextField(text: $player.title).textFieldStyle(.plain)
        }
      }
    }
  }

  @Test func changeOfTheObjectEvaluatesTheBody() {
    let screen = Screen(columns: 20, rows: 1) {
      HStack {
        Title(player: player, counter: counter)
        CountedBody(counter: counter) { Text("!") }
      }
    }
    #expect(screen.text.hasPrefix("Play"))
    let work = counter.work(on: screen) {
      for title in ["a", "b", "Stop"] { player.title = title }
      player.level = 2
    }
    #expect(work.bodies == 1)
    #expect(screen.text.hasPrefix("Stop"))
    #expect(counter.work(on: screen) {}.bodies == 0)
  }

  @Test func membersOfTheProjectedValueAreBindings() {
    let screen = Screen(columns: 20, rows: 1) { Title(player: player, counter: counter) }
    screen.press(.tab)
    screen.type("!")
    #expect(player.title.contains("!"))
    #expect(screen.text.hasPrefix(player.title))
  }

  @Test func observesAnotherObjectInsteadOfTheFirst() {
    let (players, index) = ([Player(), Player()], CurrentValueSubject<Int, Never>(0))
    let screen = Screen(columns: 20, rows: 1) {
      Latest(of: index) { Title(player: players[$0], counter: counter) }
    }
    _ = screen.text
    index.value = 1
    players[1].title = "Second"
    #expect(screen.text.hasPrefix("Second"))
    #expect(counter.work(on: screen) { players[0].title = "First" }.bodies == 0)
    players[1].title = "Again"
    #expect(screen.text.hasPrefix("Again"))
  }

  @Test func followsChangesOnOtherThreads() {
    let screen = Screen(columns: 20, rows: 1, scheduler: TestScheduler()) {
      Title(player: player, counter: counter)
    }
    _ = screen.text
    Worker { [player] in
      for level in 0..<1_000 { player.level = level }
      player.title = "Stop"
    }.join()
    #expect(screen.text.hasPrefix("Stop"))
  }
}
