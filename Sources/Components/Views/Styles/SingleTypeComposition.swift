/// Changes of one thing that are made one after the other.
precedencegroup SingleTypeComposition {
  associativity: left
  higherThan: ForwardComposition
}

/// First the one change, then the other, of the same thing.
infix operator <> : SingleTypeComposition

/// The function that makes both changes of a value: first `f`, then `g`.
///
///     let nameTag: (Button<Text>) -> Button<Text> = { $0.color(.green) } <> { $0.title(names) }
///
/// Grouping makes no difference: `(f <> g) <> h` is `f <> (g <> h)`.
public func <> <A>(f: @escaping (A) -> A, g: @escaping (A) -> A) -> (A) -> A {
  f >>> g
}

/// The function that changes a value in place by both: first `f`, then `g`.
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

/// The function that configures an object by both: first `f`, then `g`.
///
/// One of them may be for a more general class than the other: the result is for the special one.
public func <> <A: AnyObject>(
  f: @escaping (A) -> Void, g: @escaping (A) -> Void
) -> (A) -> Void {
  { object in
    f(object)
    g(object)
  }
}
