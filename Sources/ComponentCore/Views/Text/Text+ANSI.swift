import Signals

extension Text {
  /// Creates a view of text with the escape sequences of a terminal, as a program has written it.
  ///
  ///     Text(ansi: "3 tests \u{1B}[1;31mfailed\u{1B}[m")
  ///
  /// Colors and the other attributes of SGR are shown. All other sequences and control characters
  /// are left out, so that nothing in the text acts on the terminal.
  @_disfavoredOverload  // `Text.init` of a string is no program's output.
  public nonisolated init(ansi text: String) {
    var parser = ANSIText()
    self.init(ansi: parser.runs(of: text))
  }

  fileprivate nonisolated init(ansi runs: [ANSIText.Run]) {
    let runs = runs.map { run in
      TextRun(
        string: ValueOrPublisher(run.string),
        styles: run.attributes == Attributes()
          ? [] : [.constant(TextStyle(attributes: run.attributes))])
    }
    let isStyled = runs.count > 1 || runs.contains { !$0.isPlain }
    self.init(
      content: isStyled ? .styled(runs) : .plain(runs.first?.string ?? ValueOrPublisher("")))
  }
}

extension Publisher where Output == String {
  /// Publishes each line of a program's output as a text in the colors of the terminal's escape
  /// sequences, as ``Text/init(ansi:)`` shows them.
  ///
  ///     let lines = output.lines().ansiTexts()
  ///
  /// A line begins with the attributes with which the line before it has ended.
  public func ansiTexts() -> some Publisher<Text, Failure> {
    scan((parser: ANSIText(), runs: [ANSIText.Run]())) { state, line in
      var parser = state.parser
      let runs = parser.runs(of: line)
      return (parser, runs)
    }
    .map { Text(ansi: $0.runs) }
  }
}
