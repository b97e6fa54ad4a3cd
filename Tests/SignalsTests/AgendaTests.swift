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

/// Random numbers that come again with their seed: SplitMix64, by Steele, Lea and Flood (2014).
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
