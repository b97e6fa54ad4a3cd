/// What is known of a log at a moment.
struct LogSummary: Equatable, Sendable {
  var lineCount = 0
  /// The number of lines that are shown.
  var rowCount = 0
  var byteCount = 0
  /// The number of bytes in which lines were found.
  var scannedCount = 0
  /// The number of bytes that were searched.
  var searchedCount = 0
  /// The number of lines that contain the searched text.
  var matchCount = 0
  /// Whether the results do not change until the log grows.
  var isComplete = true
  /// The number of lines of each level, and first of those without a level.
  var levelCounts: [Int] = []
  /// When the lines were written.
  var histogram = LevelHistogram()
  /// A number for each set of rows: other rows have another one.
  var rowsVersion = 0
  /// The end of the unfinished line at the end, if it is shown.
  var unfinishedEnd: Int?

  /// Creates the summary of an empty log.
  init() {}

  /// Creates the summary of a state.
  init(_ state: borrowing LogDocument.State) {
    lineCount = state.index.count
    rowCount = state.results.query.showsAllLines ? state.index.count : state.results.rows.count
    byteCount = state.bytes.count
    scannedCount = state.scannedCount
    searchedCount = state.results.searchedCount
    matchCount = state.results.matches.count
    isComplete = !state.isScanning && !state.results.isSearching
    levelCounts = state.index.levelCounts
    histogram = state.index.histogram
    rowsVersion = state.results.version
    unfinishedEnd = state.index.unfinished?.end
  }
}

extension LogDocument {
  /// What is known at this moment.
  var summary: LogSummary { state.withLock { LogSummary($0) } }
}

/// The rows of a log: all lines, or those that pass its filter.
struct LogRows: RandomAccessCollection, Sendable {
  /// A row, identified by its position.
  struct Element: Identifiable, Equatable, Sendable {
    let id: Int
    /// When the lines were written.
    var histogram = LevelHistogram()
    /// A number for each set of rows.
    let version: Int
    /// The end of an unfinished line, whose text changes with it.
    let unfinishedEnd: Int?
  }

  private let rowCount: Int
  private let version: Int
  private let unfinishedEnd: Int?

  init(_ summary: LogSummary) {
    rowCount = summary.rowCount
    version = summary.rowsVersion
    unfinishedEnd = summary.unfinishedEnd
  }

  var startIndex: Int { 0 }
  var endIndex: Int { rowCount }

  subscript(position: Int) -> Element {
    Element(
      id: position, version: version,
      unfinishedEnd: position == rowCount - 1 ? unfinishedEnd : nil)
  }
}
