/// The precedence of `>>>`, which is higher than that of `?:` and assignment.
precedencegroup ForwardComposition {
  associativity: left
  higherThan: TernaryPrecedence
}

/// Composes two functions, or two styles, from left to right.
infix operator >>> : ForwardComposition

/// Returns the function that applies `first`, then `second` to the result.
///
///     let shout = uppercased >>> exclaimed
///     shout("go")       // "GO!"
public func >>> <A, B, C>(
  first: @escaping (A) -> B, second: @escaping (B) -> C
) -> (A) -> C {
  { second(first($0)) }
}
