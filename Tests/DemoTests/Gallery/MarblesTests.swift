import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct MarblesTests {
  private let ticks = PassthroughSubject<Void, Never>()

  /// Returns a screen with a diagram of ten columns.
  private func screen<Failure>(_ stream: some Publisher<String, Failure>) -> Screen {
    Screen(columns: 14, rows: 1) {
      Marbles("s", nameWidth: 3, stream) { .text($0) }
        .environment(\.marbleTicks, ticks.eraseToAnyPublisher())
    }
  }

  private func tick(_ count: Int) {
    for _ in 0..<count { ticks.send() }
  }

  @Test func drawsEventsWhenTheyHappen() {
    let stream = PassthroughSubject<String, Never>()
    let screen = screen(stream)
    _ = screen.text
    tick(2)
    stream.send("abc")
    tick(5)
    #expect(screen.text == "s    ──abc───●")
    stream.send("d")
    stream.send("e")
    tick(4)
    #expect(screen.text == "s   bc──de───●")
  }

  @Test func aTextEndsWhereTheNextBegins() {
    let stream = PassthroughSubject<String, Never>()
    let screen = screen(stream)
    _ = screen.text
    stream.send("abcdef")
    tick(3)
    stream.send("xyz")
    tick(5)
    #expect(screen.text == "s   abcxyz───●")
  }

  @Test func showsTheEnd() {
    let stream = PassthroughSubject<String, Never>()
    let screen = screen(stream)
    _ = screen.text
    tick(3)
    stream.send(completion: .finished)
    tick(4)
    #expect(screen.text == "s    ───│")
  }

  @Test func showsAFailure() {
    struct Failure: Error {}
    let stream = PassthroughSubject<String, Failure>()
    let screen = screen(stream)
    _ = screen.text
    tick(3)
    stream.send(completion: .failure(Failure()))
    tick(4)
    #expect(screen.text == "s    ───✕")
  }
}
