extension Marbles {
  /// Checks that this diagram is equal to `expected`.
  ///
  ///     try recorder.marbles.expect("--a---b-|")
  ///
  /// - Throws: An error that shows both lines and a caret under the first difference:
  ///
  ///       expected:  --a---b-|
  ///       got:       --a-b---|
  ///                      ^
  public func expect(_ expected: Marbles) throws(ExpectationError) {
    guard self != expected else { return }
    let (wanted, got) = ("\(expected)", "\(self)")
    let same = zip(wanted, got).prefix { $0 == $1 }.count
    let caret = String(repeating: " ", count: same) + "^"
    var lines = ["", "expected:  \(wanted)", "got:       \(got)", "           \(caret)"]
    if wanted == got { lines[3] = timing(expected) }
    throw ExpectationError(lines.joined(separator: "\n"))
  }

  /// The first difference between two diagrams that look equal because marks were moved.
  private func timing(_ expected: Marbles) -> String {
    let pair = zip(expected.events, events).first { $0 != $1 }
    guard let (wanted, got) = pair else { return "" }
    return "Expected \(wanted.mark.rendered) at frame \(wanted.frame), "
      + "but got \(got.mark.rendered) at frame \(got.frame)."
  }
}
