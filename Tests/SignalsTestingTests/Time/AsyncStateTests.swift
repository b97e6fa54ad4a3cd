import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct AsyncStateTests {
  private let state = AsyncState(0)

  @Test func returnsAnAnswerAtOnce() async {
    state.update { $0 = 5 }
    #expect(await state.wait { $0 == 5 ? "five" : nil } == "five")
  }

  @Test func waitsForAnUpdateWithAnAnswer() async {
    let state = state
    async let answer = state.wait { $0 == 100 ? "done" : nil }
    for _ in 0..<100 {
      await Task.yield()
      state.update { $0 += 1 }
    }
    #expect(await answer == "done")
  }

  @Test func anAnswerMayUpdateTheState() async {
    _ = await state.wait { state -> Bool? in
      state = 7
      return true
    }
    #expect(state.read { $0 } == 7)
  }

  @Test func answersEveryWaitingTask() async {
    let state = state
    await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<5 { group.addTask { await state.wait { $0 > 0 ? $0 : nil } } }
      await Task.yield()
      state.update { $0 = 3 }
      for await answer in group { #expect(answer == 3) }
    }
  }

  @Test func stopsWaitingWhenTheTaskIsCancelled() async {
    let state = state
    let task = Task { await state.wait { _ in nil as Bool? } }
    task.cancel()
    #expect(await task.value == nil)
  }
}
