import Components
import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct TreeTests {
  private func tree(_ view: some View, on surface: CharacterSurface, wakes: Counter) -> Tree {
    Tree(
      view, size: Size(width: 6, height: 1), surface: surface, shaper: CharacterShaper(),
      scheduler: TestScheduler(), wake: { wakes.increment() })
  }

  @Test func repaintsOnlyChangedAreas() {
    let titles = CurrentValueSubject<String, Never>("b")
    let surface = CharacterSurface(columns: 6, rows: 1)
    let tree = tree(
      HStack {
        Text("a")
        Text(titles)
      }, on: surface, wakes: Counter())
    #expect(tree.render() == [Rect(x: 0, y: 0, width: 6, height: 1)])
    #expect(surface.text == "a.b...")
    #expect(tree.render() == [])
    titles.send("c")
    #expect(tree.render() == [Rect(x: 2, y: 0, width: 1, height: 1)])
    #expect(surface.text == "a.c...")
  }

  @Test func wakesOnceForSeveralChanges() {
    let titles = CurrentValueSubject<String, Never>("a")
    let wakes = Counter()
    let tree = tree(Text(titles), on: CharacterSurface(columns: 6, rows: 1), wakes: wakes)
    _ = tree.render()
    let before = wakes.value
    for title in ["b", "c", "d"] { titles.send(title) }
    #expect(wakes.value == before + 1)
  }

  @Test func shapesTextAgainAfterTheShaperWasReset() {
    let surface = CharacterSurface(columns: 6, rows: 1)
    let tree = tree(Text("abc"), on: surface, wakes: Counter())
    _ = tree.render()
    tree.shaperDidReset()
    #expect(tree.render() == [Rect(x: 0, y: 0, width: 6, height: 1)])
    #expect(surface.text == "abc...")
  }

  @Test func endlessChangesDoNotPreventAFrame() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("x").task(id: count) {}.onChange(of: count, initial: true) { count += 1 }
      }
    }
    let surface = CharacterSurface(columns: 6, rows: 1)
    let tree = tree(Restless(), on: surface, wakes: Counter())
    _ = tree.render()
    #expect(surface.text == "x.....")
  }
}

private final class Counter: Sendable {
  private let count = Lock(0)

  var value: Int { count.withLock { $0 } }

  func increment() { count.withLock { $0 += 1 } }
}
