import TestSupport
import Testing

@testable import AlarmPanel

@Suite(.watchdog) struct AlarmTests {
  /// An event, and the state and the lamp after it.
  typealias Step = (event: Alarm.Event, state: Alarm.State, lamp: Lamp)

  private static let raised: [Step] = [
    (.acknowledge, .normal, .off), (.reset, .normal, .off), (.returnsToNormal, .normal, .off),
    (.goesAbnormal, .unacknowledged, .fastFlash), (.reset, .unacknowledged, .fastFlash),
  ]

  private static let acknowledged: [Step] = [
    (.acknowledge, .acknowledged, .steady), (.acknowledge, .acknowledged, .steady),
    (.reset, .acknowledged, .steady),
  ]

  private func expect(_ steps: [Step], in sequence: AlarmSequence) {
    var alarm = Alarm()
    for (number, step) in steps.enumerated() {
      alarm.handle(step.event, in: sequence)
      #expect(alarm.state == step.state, "step \(number)")
      #expect(alarm.lamp(in: sequence) == step.lamp, "step \(number)")
    }
  }

  @Test(arguments: [AlarmSequence.automaticReset, .firstOut])
  func resetsAutomatically(sequence: AlarmSequence) {
    expect(
      Self.raised + Self.acknowledged + [
        (.returnsToNormal, .normal, .off),
        // A momentary alarm is locked in.
        (.goesAbnormal, .unacknowledged, .fastFlash),
        (.returnsToNormal, .unacknowledged, .fastFlash), (.acknowledge, .normal, .off),
      ], in: sequence)
  }

  @Test func waitsForAManualReset() {
    expect(
      Self.raised + Self.acknowledged + [
        (.returnsToNormal, .returned, .steady), (.acknowledge, .returned, .steady),
        (.reset, .normal, .off),
        // A momentary alarm is locked in.
        (.goesAbnormal, .unacknowledged, .fastFlash),
        (.returnsToNormal, .unacknowledged, .fastFlash), (.acknowledge, .returned, .steady),
        (.goesAbnormal, .unacknowledged, .fastFlash),
      ], in: .manualReset)
  }

  @Test func ringsBack() {
    expect(
      Self.raised + Self.acknowledged + [
        (.returnsToNormal, .returned, .slowFlash), (.acknowledge, .returned, .slowFlash),
        (.reset, .normal, .off),
        // A momentary alarm is locked in.
        (.goesAbnormal, .unacknowledged, .fastFlash),
        (.returnsToNormal, .unacknowledged, .fastFlash), (.acknowledge, .returned, .slowFlash),
        (.goesAbnormal, .unacknowledged, .fastFlash),
      ], in: .ringback)
  }

  @Test func aSubsequentAlarmIsSteadyAtOnce() {
    var alarm = Alarm()
    alarm.handle(.goesAbnormal, in: .firstOut, hasFirstOut: true)
    #expect(alarm.lamp(in: .firstOut) == .steady)
    alarm.handle(.returnsToNormal, in: .firstOut, hasFirstOut: true)
    #expect(alarm.state == .normal)
  }

  @Test func anAlarmThatBecomesWorseIsANewOne() {
    var alarm = Alarm()
    for event: Alarm.Event in [.goesAbnormal, .acknowledge, .goesAbnormal] {
      alarm.handle(event, in: .automaticReset)
    }
    #expect(alarm.state == .unacknowledged)
  }

  /// All series of `length` events.
  private func series(of length: Int) -> [[Alarm.Event]] {
    (0..<length).reduce([[]]) { series, _ in
      series.flatMap { events in Alarm.Event.allCases.map { events + [$0] } }
    }
  }

  @Test(arguments: AlarmSequence.allCases)
  func lawsHoldForAllSeriesOfEvents(sequence: AlarmSequence) {
    for events in series(of: 6) {
      var alarm = Alarm()
      for event in events {
        let old = alarm.state
        alarm.handle(event, in: sequence)
        // Only an acknowledgement ends an alarm, and nothing hides an abnormal process.
        if old == .unacknowledged, event != .acknowledge { #expect(alarm.state == old) }
        if alarm.isAbnormal { #expect([.unacknowledged, .acknowledged].contains(alarm.state)) }
        if alarm.state == .acknowledged { #expect(alarm.isAbnormal) }
        if alarm.state == .returned { #expect(sequence.needsReset) }
        #expect((alarm.state == .normal) == (alarm.lamp(in: sequence) == .off))
      }
      for event: Alarm.Event in [.acknowledge, .returnsToNormal, .reset] {
        alarm.handle(event, in: sequence)
      }
      #expect(alarm == Alarm())
    }
  }

  @Test(arguments: [
    (Lamp.off, "................"), (.steady, "****************"), (.fastFlash, "*.*.*.*.*.*.*.*."),
    (.slowFlash, "****....****...."),
  ])
  func flashes(lamp: Lamp, phases: String) {
    #expect(String((0..<16).map { lamp.isLit(at: $0) ? "*" : "." }) == phases)
  }
}
