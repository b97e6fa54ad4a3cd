import TestSupport
import Testing

@testable import AlarmPanel

@Suite(.watchdog) struct AlarmPanelTests {
  private func panel(_ sequence: AlarmSequence, _ events: [AlarmPanel.Event] = []) -> AlarmPanel {
    var panel = AlarmPanel(
      sequence: sequence, [AlarmSignal("pump", .normal), AlarmSignal("boiler", .normal)])
    for event in events { panel.handle(event) }
    return panel
  }

  private static let pump = AlarmPanel.Event.report(AlarmSignal("pump", .alarm, "tripped"))
  private static let boiler = AlarmPanel.Event.report(AlarmSignal("boiler", .warning, "hot"))
  private static let pumpIsNormal = AlarmPanel.Event.report(AlarmSignal("pump", .normal))
  private static let boilerIsNormal = AlarmPanel.Event.report(AlarmSignal("boiler", .normal))

  private func states(_ panel: AlarmPanel) -> [Alarm.State] { panel.points.map(\.alarm.state) }

  @Test func theFirstReportOfANameAddsAWindow() {
    let panel = panel(
      .automaticReset, [.report(AlarmSignal("fan", .alarm)), .report(AlarmSignal("fan", .normal))])
    #expect(panel.points.map(\.name) == ["pump", "boiler", "fan"])
    #expect(panel.points[2].alarm.state == .unacknowledged)
  }

  @Test func windowsAreLimited() {
    let signals = (0...AlarmPanel.limit).map { AlarmSignal("\($0)", .normal) }
    #expect(AlarmPanel(signals).points.count == AlarmPanel.limit)
  }

  @Test func theHornSoundsUntilItIsAcknowledgedOrSilenced() {
    var panel = panel(.automaticReset, [Self.pump])
    #expect(panel.horn == .alarm)
    panel.handle(.silence)
    #expect(panel.horn == .silent)
    #expect(states(panel) == [.unacknowledged, .normal])
    panel.handle(Self.boiler)
    #expect(panel.horn == .alarm)
    panel.handle(.acknowledge())
    #expect(panel.horn == .silent)
  }

  @Test func theRingbackSoundsUntilTheReset() {
    var panel = panel(.ringback, [Self.pump, .acknowledge(), Self.pumpIsNormal])
    #expect(panel.horn == .ringback)
    panel.handle(Self.boiler)
    #expect(panel.horn == .alarm)
    panel.handle(.acknowledge())
    #expect(panel.horn == .ringback)
    panel.handle(.reset())
    #expect(panel.horn == .silent)
    #expect(states(panel) == [.normal, .acknowledged])
  }

  @Test func aManualResetHasNoRingback() {
    #expect(panel(.manualReset, [Self.pump, .acknowledge(), Self.pumpIsNormal]).horn == .silent)
  }

  @Test func onlyTheFirstOutFlashes() {
    var panel = panel(.firstOut, [Self.pump, Self.boiler])
    #expect(states(panel) == [.unacknowledged, .acknowledged])
    panel.handle(.acknowledge())
    panel.handle(Self.boilerIsNormal)
    panel.handle(Self.boiler)
    #expect(states(panel) == [.acknowledged, .unacknowledged])
  }

  @Test func buttonsMayConcernOneWindow() {
    var panel = panel(.manualReset, [Self.pump, Self.boiler, .acknowledge("boiler")])
    #expect(states(panel) == [.unacknowledged, .acknowledged])
    for event in [Self.boilerIsNormal, Self.pumpIsNormal, .acknowledge(), .reset("boiler")] {
      panel.handle(event)
    }
    #expect(states(panel) == [.returned, .normal])
  }

  @Test func aTestRunsEveryLampThroughItsSequence() {
    var panel = panel(.ringback, [.test(true)])
    #expect(states(panel) == [.unacknowledged, .unacknowledged])
    panel.handle(.acknowledge("pump"))
    panel.handle(.test(false))
    #expect(states(panel) == [.returned, .unacknowledged])
  }

  @Test func aTestEndsNoAlarm() {
    let panel = panel(
      .automaticReset, [Self.pump, .acknowledge(), .test(true), .acknowledge(), .test(false)])
    #expect(states(panel) == [.acknowledged, .normal])
  }

  @Test func aHigherLevelIsANewAlarm() {
    var panel = panel(.automaticReset, [Self.boiler, .acknowledge()])
    panel.handle(Self.boiler)
    #expect(states(panel) == [.normal, .acknowledged])
    panel.handle(.report(AlarmSignal("boiler", .alarm)))
    #expect(states(panel) == [.normal, .unacknowledged])
    #expect(panel.points[1].level == .alarm)
  }

  @Test func theLevelLastsUntilTheAlarmIsOver() {
    let panel = panel(.automaticReset, [Self.boiler, Self.boilerIsNormal])
    #expect(panel.points[1].level == .warning)
    #expect(panel.points[1].signal.level == .normal)
  }

  @Test func anotherSequenceKeepsWhatItKnows() {
    let alarms = [Self.pump, Self.boiler]
    #expect(
      states(panel(.ringback, alarms + [.select(.firstOut)])) == [.unacknowledged, .acknowledged])
    #expect(
      states(panel(.firstOut, alarms + [.select(.manualReset)])) == [
        .unacknowledged, .acknowledged,
      ])
    let returned = [Self.pump, .acknowledge(), Self.pumpIsNormal]
    #expect(states(panel(.ringback, returned + [.select(.manualReset)])) == [.returned, .normal])
    #expect(states(panel(.ringback, returned + [.select(.automaticReset)])) == [.normal, .normal])
  }

  private static let events: [AlarmPanel.Event] = [
    pump, boiler, pumpIsNormal, boilerIsNormal, .acknowledge(), .acknowledge("pump"), .reset(),
    .silence, .test(true), .test(false),
  ]

  /// Calls `body` with every state that a panel reaches by at most `depth` events.
  private func forEachState(
    of panel: AlarmPanel, depth: Int, _ body: (AlarmPanel) -> Void
  ) {
    var (seen, newest): (Set<AlarmPanel>, Set<AlarmPanel>) = ([panel], [panel])
    for _ in 0..<depth {
      newest = Set(
        newest.flatMap { panel in
          Self.events.map { event in
            var next = panel
            next.handle(event)
            return next
          }
        }
      ).subtracting(seen)
      seen.formUnion(newest)
    }
    seen.forEach(body)
  }

  @Test(arguments: AlarmSequence.allCases)
  func lawsHoldForAllStates(sequence: AlarmSequence) {
    forEachState(of: panel(sequence), depth: 8) { panel in
      let unacknowledged = panel.count(of: .unacknowledged)
      if sequence == .firstOut { #expect(unacknowledged <= 1) }
      if panel.horn == .alarm { #expect(unacknowledged > 0) }
      if panel.horn == .ringback { #expect(sequence == .ringback && unacknowledged == 0) }
      for point in panel.points {
        #expect(point.alarm.isAbnormal == (point.signal.level > .normal || panel.isTesting))
      }
      var silent = panel
      silent.handle(.silence)
      #expect(silent.horn == .silent && states(silent) == states(panel))
      var over = panel
      for event in [.test(false), Self.pumpIsNormal, Self.boilerIsNormal, .acknowledge(), .reset()]
      {
        over.handle(event)
      }
      #expect(states(over) == [.normal, .normal] && over.horn == .silent)
    }
  }
}
