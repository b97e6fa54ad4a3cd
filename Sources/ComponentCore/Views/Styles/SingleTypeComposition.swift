/// The precedence of `<>`, which is higher than that of `>>>`.
precedencegroup SingleTypeComposition {
  associativity: left
  higherThan: ForwardComposition
}

/// Composes two functions that change the same type of value, from left to right.
infix operator <> : SingleTypeComposition

/// Returns the function that applies `f`, then `g`.
///
///     let nameTag: (Button<Text>) -> Button<Text> = { $0.color(.green) } <> { $0.title(names) }
///
/// The operator is associative: `(f <> g) <> h` equals `f <> (g <> h)`.
public func <> <A>(f: @escaping (A) -> A, g: @escaping (A) -> A) -> (A) -> A {
  f >>> g
}

/// Returns the function that changes a value in place by `f`, then by `g`.
///
///     let filled = rounded <> { $0.background = .black }
public func <> <A>(
  f: @escaping (inout A) -> Void, g: @escaping (inout A) -> Void
) -> (inout A) -> Void {
  { value in
    f(&value)
    g(&value)
  }
}

/// Returns the function that configures an object by `f`, then by `g`.
///
/// If one function takes a superclass of the other's class, the result takes the subclass.
public func <> <A: AnyObject>(
  f: @escaping (A) -> Void, g: @escaping (A) -> Void
) -> (A) -> Void {
  { object in
    f(object)
    g(object)
  }
}
