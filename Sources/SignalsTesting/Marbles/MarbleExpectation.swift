extension Marbles {
  /// Expects that this diagram is the same as `expected`.
  ///
  ///     try recorder.marbles.expect("--a---b-|")
  ///
  /// - Throws: Both lines, one under the other, with a caret under the first difference:
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

  /// The first difference between two diagrams that look the same, because something slipped.
  private func timing(_ expected: Marbles) -> String {
    let pair = zip(expected.events, events).first { $0 != $1 }
    guard let (wanted, got) = pair else { return "" }
    return
      "\(wanted.mark.rendered) was expected at frame \(wanted.frame), \(got.mark.rendered) came at \(got.frame)."
  }
}
