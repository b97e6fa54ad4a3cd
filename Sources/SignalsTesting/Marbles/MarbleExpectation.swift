extension Marbles {
  /// Checks that this diagram is equal to `expected`.
  ///
  ///     try recorder.marbles.expect("--a---b-|")
  ///
  /// - Throws: An error that shows both lines and a caret under the first difference, and says
  ///   what differs if it cannot be seen, or the ``problem`` of a diagram:
  ///
  ///       expected:  --a---b-|
  ///       got:       --a-b---|
  ///                      ^
  public func expect(_ expected: Marbles) throws(ExpectationError) {
    for diagram in [expected, self] {
      if let problem = diagram.problem { throw ExpectationError(problem) }
    }
    guard self != expected else { return }
    let (expectedLine, actualLine) = (expected.line, line)
    let column =
      expectedLine == actualLine
      ? column(of: firstDifference(from: expected)) : commonPrefix(expectedLine, actualLine)
    let caret = String(repeating: " ", count: column) + "^"
    var lines = [
      "", "expected:  \(expectedLine)", "got:       \(actualLine)", "           \(caret)",
    ]
    if expectedLine == actualLine { lines.append(timing(expected)) }
    throw ExpectationError(lines.joined(separator: "\n"))
  }

  private func commonPrefix(_ lhs: String, _ rhs: String) -> Int {
    zip(lhs, rhs).prefix { $0 == $1 }.count
  }

  /// The number of the first event that differs.
  private func firstDifference(from expected: Marbles) -> Int {
    zip(expected.events, events).prefix { $0 == $1 }.count
  }

  /// The column at which the event with this number is drawn.
  private func column(of number: Int) -> Int {
    guard events.indices.contains(number) else { return line.count }
    // The marks before it, and the dashes up to its frame.
    return max(Marbles(Array(events[..<number])).line.count, events[number].frame)
  }

  /// The first difference between two diagrams that look equal.
  private func timing(_ expected: Marbles) -> String {
    let number = firstDifference(from: expected)
    guard events.indices.contains(number), expected.events.indices.contains(number) else {
      return ""
    }
    return "Expected \(expected.events[number].time), but got \(events[number].time)."
  }
}

extension Marbles.Event {
  /// The mark and its time, in words.
  fileprivate var time: String {
    "\(mark.rendered) at frame \(frame)" + (offset == .zero ? "" : " + \(offset)")
  }
}
