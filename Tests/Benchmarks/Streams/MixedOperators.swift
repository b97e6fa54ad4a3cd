import Signals

/// Returns `upstream` with ten operators, inlined into the caller's chain.
@inline(__always)
func tenOperators(_ upstream: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
  fiveOperators(fiveOperators(upstream))
}

/// Returns `upstream` with five operators of different kinds, inlined into the caller's chain.
@inline(__always)
func fiveOperators(_ upstream: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
  upstream.map { $0 &+ 1 }.filter { $0 != Int.min }.removeDuplicates().scan(0) { $0 &+ $1 }
    .compactMap { $0 ^ 5 }
}
