/// Steps that follow each other.
precedencegroup ForwardComposition {
  associativity: left
  higherThan: TernaryPrecedence
}

/// First the one, then the other, which goes on with what the first has made.
infix operator >>> : ForwardComposition

/// The function that applies `first`, and `second` to what that makes.
///
///     let shout = uppercased >>> exclaimed
///     shout("go")       // "GO!"
public func >>> <A, B, C>(
  first: @escaping (A) -> B, second: @escaping (B) -> C
) -> (A) -> C {
  { second(first($0)) }
}
