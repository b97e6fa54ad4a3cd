import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import AlarmPanel

@Suite(.watchdog) struct SimulatedPlantTests {
  @Test func repeatsEveryMinute() {
    for second in 0..<60 {
      #expect(
        SimulatedPlant.signals(atSecond: second) == SimulatedPlant.signals(atSecond: second + 60))
    }
  }

  @Test func everythingIsNormalAtTheBeginning() {
    #expect(SimulatedPlant.initialSignals.allSatisfy { $0.level == .normal })
  }

  @Test func everyProcessIsAbnormalOnce() {
    for index in SimulatedPlant.initialSignals.indices {
      let levels = (0..<60).map { SimulatedPlant.signals(atSecond: $0)[index].level }
      let changes = zip(levels, levels.dropFirst()).count { ($0 == .normal) != ($1 == .normal) }
      #expect(changes == 2)
    }
  }

  @Test func namesFitIntoAWindow() {
    #expect(SimulatedPlant.initialSignals.allSatisfy { $0.name.count <= 16 })
  }

  @Test func publishesWhatHasChanged() {
    let scheduler = TestScheduler()
    let recorder = Recorder(SimulatedPlant.signals(on: AnyScheduler(scheduler)))
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [AlarmSignal("BOILER PRESSURE", .alarm, "136 bar")])
  }
}
