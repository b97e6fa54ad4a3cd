import SignalsTesting
import Testing

@testable import Signals

@Suite struct AgendaTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func takesJobsByTimeThenByOrder(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var agenda = Agenda()
    let taken = CurrentValueSubject<[Int], Never>([])
    var entries: [(due: Int, index: Int, appointment: AnyCancellable)] = []
    for index in 0..<300 {
      let due = Int.random(in: 0..<40, using: &random)
      let appointment = agenda.add(due: Instant(offset: .seconds(due))) {
        taken.value.append(index)
      }
      entries.append((due, index, appointment))
      if Bool.random(using: &random) {
        entries.remove(at: Int.random(in: 0..<entries.count, using: &random))
          .appointment.cancel()
      }
    }
    #expect(agenda.count == entries.count)
    while let (_, job) = agenda.takeDue(at: Instant(offset: .seconds(40))) { job() }
    let expected = entries.sorted { ($0.due, $0.index) < ($1.due, $1.index) }.map(\.index)
    #expect(taken.value == expected, "seed \(seed)")
    #expect(agenda.count == 0)
  }

  @Test func takesNothingBeforeItsTime() {
    var agenda = Agenda()
    let appointment = agenda.add(due: Instant(offset: .seconds(2))) {}
    #expect(agenda.takeDue(at: Instant(offset: .seconds(1))) == nil)
    #expect(agenda.nextDue() == Instant(offset: .seconds(2)))
    _ = appointment
  }

  @Test func releasesACancelledJobAtOnce() {
    var agenda = Agenda()
    weak var witness: Witness?
    let appointment = agenda.add(due: Instant(offset: .zero)) {
      [held = Witness(&witness)] in _ = held
    }
    #expect(witness != nil)
    appointment.cancel()
    #expect(witness == nil)
    #expect(agenda.count == 0)
  }
}
