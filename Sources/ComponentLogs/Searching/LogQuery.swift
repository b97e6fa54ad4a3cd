/// What is searched for in a log, and which lines are shown.
struct LogQuery: Equatable, Sendable {
  /// The text to find; `nil` if nothing is searched for.
  var pattern: SearchPattern?
  /// The lowest level that is shown; `nil` to show lines without a level, too.
  var minimumLevel: LogLevel?
  /// Whether only lines are shown that contain the text.
  var showsOnlyMatches = false

  /// Whether all lines are shown.
  var showsAllLines: Bool { minimumLevel == nil && (!showsOnlyMatches || pattern == nil) }
}

/// The lines that a query has found so far.
struct QueryResults: Sendable {
  private(set) var query = LogQuery()
  /// The number of changes of the query.
  private(set) var version = 0
  var search: LineSearch?
  /// The number of bytes that have been searched.
  var searchedCount = 0
  /// The lines that contain the text.
  var matches = LineBitmap()
  /// The lines that are shown, unless all are.
  var rows = LineBitmap()
  var isSearching = false

  /// The largest number of lines that are filtered at a time.
  private static let stepLength = 32_768

  /// Sets another query, and forgets the results that it does not share with the last.
  mutating func set(_ new: LogQuery) {
    if new.pattern != query.pattern { restartSearch(new.pattern) }
    query = new
    version += 1
    rows = LineBitmap()
  }

  /// Forgets all results.
  mutating func restart() {
    restartSearch(query.pattern)
    version += 1
    rows = LineBitmap()
  }

  private mutating func restartSearch(_ pattern: SearchPattern?) {
    search = pattern.map(LineSearch.init)
    searchedCount = 0
    matches = LineBitmap()
  }

  /// Adds what a search has found.
  mutating func add(_ found: [Int], upTo end: Int, _ search: LineSearch, searchedCount: Int) {
    matches.truncate(to: self.search?.line ?? 0)
    matches.append(found, upTo: end)
    self.search = search
    self.searchedCount = searchedCount
  }

  /// Filters the next lines of `index`; returns whether there are more.
  mutating func filter(_ index: LineIndex) -> Bool {
    if query.showsAllLines { return false }
    let needsMatch = query.showsOnlyMatches && query.pattern != nil
    // The last line may change while it is unfinished.
    let finished = min(index.finishedCount, needsMatch ? search?.line ?? 0 : .max)
    let known = min(index.count, needsMatch ? matches.lineCount : .max)
    rows.truncate(to: stableRowCount)
    let end = min(known, rows.lineCount + QueryResults.stepLength)
    while rows.lineCount < end {
      let line = rows.lineCount
      let isMatch = !needsMatch || matches.contains(line)
      rows.append(isMatch && isShown(index.level(of: line).level))
    }
    stableRowCount = min(finished, end)
    return end < known
  }

  /// The number of lines in ``rows`` that do not change any more.
  private var stableRowCount = 0

  private func isShown(_ level: LogLevel?) -> Bool {
    guard let minimum = query.minimumLevel else { return true }
    return level.map { $0 >= minimum } ?? false
  }
}
