import Signals

extension Workload {
  /// Chains of mixed operators. The compiler specializes at most 47 in a row, so the longer ones
  /// are also measured with their type erased every forty operators.
  static let chains = [
    chain("5 operators", limit: 85 + 5 * 25) { fiveOperators($0).sink(receiveValue: $1) },
    chain("10 operators", limit: 85 + 10 * 25) { tenOperators($0).sink(receiveValue: $1) },
    chain("20 operators", limit: 85 + 20 * 25) { twenty($0).sink(receiveValue: $1) },
    chain("60 operators") { twenty(twenty(twenty($0))).sink(receiveValue: $1) },
    chain("60 operators, erased once", limit: 85 + 60 * 25) {
      twenty(forty($0)).sink(receiveValue: $1)
    },
    chain("100 operators, erased twice", limit: 85 + 100 * 25) {
      twenty(forty(forty($0))).sink(receiveValue: $1)
    },
    chain("200 operators, erased five times", limit: 85 + 200 * 25) {
      forty(forty(forty(forty(forty($0))))).sink(receiveValue: $1)
    },
  ]

  private static func chain(
    _ name: String, limit: Int? = nil,
    subscribe:
      @escaping @MainActor (
        PassthroughSubject<Int, Never>, @escaping @Sendable (Int) -> Void
      ) -> AnyCancellable
  ) -> Workload {
    Workload(
      name, per: "event", count: 100_000, limit: limit,
      run: { count in
        let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
        let subscription = subscribe(subject) { sum.add($0) }
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
        sum.finish()
      })
  }
}

@inline(__always)
private func forty(_ upstream: some Publisher<Int, Never>) -> AnyPublisher<Int, Never> {
  twenty(twenty(upstream)).eraseToAnyPublisher()
}

@inline(__always)
private func twenty(_ upstream: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
  tenOperators(tenOperators(upstream))
}
