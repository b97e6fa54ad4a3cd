import Signals
import SignalsTesting
import Testing

/// Long chains, in both styles in which people write them, must compile and work: optimisers have
/// stumbled over each.
@Suite struct StageTests {
  @Test func compilesLongChainsInOneExpression() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(
      subject
        .map { $0 &+ 1 }.filter { $0 > 0 }.removeDuplicates().scan(0) { $0 &+ $1 }
        .compactMap { $0 &+ 1 }.map { $0 &+ 1 }.filter { $0 > 0 }.removeDuplicates()
        .scan(0) { $0 &+ $1 }.compactMap { $0 &+ 1 }.map { $0 &+ 1 }.filter { $0 > 0 }
        .prefix(2))
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values == [6, 13])
  }

  @Test func compilesLongChainsStepByStep() {
    let subject = PassthroughSubject<Int, Never>()
    let a = subject.map { $0 &+ 1 }
    let b = a.filter { $0 > 0 }
    let c = b.removeDuplicates()
    let d = c.scan(0) { $0 &+ $1 }
    let e = d.compactMap { $0 &+ 1 }
    let f = e.map { $0 &+ 1 }
    let g = f.filter { $0 > 0 }
    let h = g.removeDuplicates()
    let i = h.scan(0) { $0 &+ $1 }
    let j = i.compactMap { $0 &+ 1 }
    let k = j.map { $0 &+ 1 }
    let l = k.filter { $0 > 0 }
    let recorder = Recorder(l.prefix(2))
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values == [6, 13])
  }
}
