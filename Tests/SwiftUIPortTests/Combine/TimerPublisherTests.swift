import Signals
import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TimerPublisherTests {
  private struct Clock: View {
    @State private var ticks = 0
    let timer: Publishers.Autoconnect<Timer.TimerPublisher>

    var body: some View {
      VStack {
        Text("\(ticks) ticks").onReceive(timer) { _ in ticks += 1 }
        Button("Stop") { timer.upstream.connect().cancel() }
      }
    }
  }

  @Test func aTimerFollowsTheTimeOfItsView() {
    let scheduler = TestScheduler()
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let screen = Screen(columns: 10, rows: 4, scheduler: scheduler) { Clock(timer: timer) }
    #expect(screen.text.contains("0 ticks"))
    screen.advance(by: .seconds(3))
    #expect(screen.text.contains("3 ticks"))
    screen.press(.tab)
    screen.press(.enter)
    screen.advance(by: .seconds(3))
    #expect(screen.text.contains("3 ticks"))
  }

  @Test func aConnectedTimerSendsToAllSubscribers() async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .default)
    let connection = timer.connect()
    async let first = timer.values.first()
    #expect(await timer.values.first() != nil)
    #expect(await first != nil)
    connection.cancel()
  }
}
