import Components

extension LogModel {
  /// Searches and filters by another query, and keeps the line at the cursor.
  private func apply(_ new: LogQuery) {
    if new == query { return }
    let isFiltered = new.showsAllLines != query.showsAllLines || !new.showsAllLines
    let line = targetLine ?? cursorLine
    query = new
    document?.setQuery(new)
    if isFiltered, !isFollowing { targetLine = line }
    refresh()
  }

  // MARK: Searching

  /// Searches for the text of the prompt while it is typed.
  func search(for text: String) {
    message = nil
    awaitedMatch = nil
    var new = query
    new.pattern = SearchPattern(text)
    apply(new)
  }

  /// Ends the search.
  func endSearch() {
    search(for: "")
    prompt = nil
    shiftBack()
  }

  /// Moves to the next line that contains the searched text, or to the last one before.
  ///
  /// - Parameter includesCursor: Whether the line at the cursor counts.
  func findMatch(isForward: Bool, includesCursor: Bool = false) {
    guard query.pattern != nil, let document else {
      message = "Press / to search."
      return
    }
    let line = cursorLine
    let start = includesCursor ? line - 1 : line
    message = nil
    awaitedMatch = nil
    if let found = document.match(after: start, isForward: isForward) {
      show(occurrenceInLine: found)
    } else if !summary.isComplete {
      awaitedMatch = isForward
    } else if let found = document.match(after: isForward ? -1 : .max, isForward: isForward) {
      message = isForward ? "Continued at the top." : "Continued at the end."
      show(occurrenceInLine: found)
    } else {
      message = "Not found."
    }
  }

  /// Moves to a line, and shows the first occurrence in it.
  private func show(occurrenceInLine number: Int) {
    move(toLine: number)
    guard let line = document?.line(number) else { return }
    let text = text(of: line).string
    guard let range = query.pattern?.ranges(in: text).first else { return }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    shift(toShow: start..<start + text.distance(from: range.lowerBound, to: range.upperBound))
  }

  /// Moves to the occurrence that is awaited, if it has been found.
  func resolveMatch() {
    guard let awaitedMatch else { return }
    findMatch(isForward: awaitedMatch)
  }

  /// Shows only lines that contain the searched text, or the others, too.
  func toggleMatches() {
    guard query.pattern != nil else {
      message = "Press / to search."
      return
    }
    var new = query
    new.showsOnlyMatches.toggle()
    apply(new)
  }

  // MARK: Levels

  /// Shows only lines of a level and those above it; all with `nil`.
  func show(from level: LogLevel?) {
    var new = query
    new.minimumLevel = level
    apply(new)
  }

  /// Raises or lowers the lowest level that is shown. The one above the highest is none.
  func changeLevel(by step: Int) {
    let count = LogLevel.allCases.count + 1
    let current = Int(query.minimumLevel?.rawValue ?? 0)
    show(from: LogLevel(rawValue: UInt8((current + step + count) % count)))
  }

  // MARK: Prompts

  func begin(_ prompt: Prompt) {
    message = nil
    input = prompt == .search ? query.pattern?.text ?? "" : ""
    self.prompt = prompt
  }

  /// Does what was typed.
  func submit() {
    switch prompt {
    case .search:
      prompt = nil
      if query.pattern != nil { findMatch(isForward: true, includesCursor: true) }
    case .line:
      prompt = nil
      if let number = Int(input), number > 0 {
        move(toLine: number - 1)
      } else if !input.isEmpty {
        message = "A line has a number from 1 on."
      }
    case nil: break
    }
  }

  /// Leaves the prompt, and ends the search if it was that.
  func cancel() {
    if prompt == .search { search(for: "") }
    prompt = nil
  }
}
