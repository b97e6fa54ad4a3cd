import Signals

extension Workload {
  static let fiftyMaps = Workload(
    "50 maps", per: "event", count: 1_000_000,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let a = ten(subject)
      let b = ten(a)
      let c = ten(b)
      let d = ten(c)
      let subscription = ten(d).sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    },
    handWritten: { count in
      let (closures, sum) = (ClosureList<Int>(), Sum())
      closures.append { value in sum.add((0..<50).reduce(value) { $0 &+ $1 }) }
      for value in 0..<count { closures.call(value) }
      sum.finish()
    })
}

@inline(__always)
private func ten(_ upstream: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
  let five = upstream.map { $0 &+ 1 }.map { $0 &+ 2 }.map { $0 &+ 3 }.map { $0 &+ 4 }.map {
    $0 &+ 5
  }
  return five.map { $0 &+ 6 }.map { $0 &+ 7 }.map { $0 &+ 8 }.map { $0 &+ 9 }.map { $0 &+ 10 }
}
