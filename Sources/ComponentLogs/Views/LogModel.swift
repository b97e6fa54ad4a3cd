import Components
import Observation
import Signals
import SystemStreams

/// The state of the log viewer.
@MainActor @Observable
final class LogModel {
  /// What is typed below the log.
  enum Prompt {
    case search, line
  }

  /// A row to scroll to, and where it shall be; `nil` for as near as possible.
  struct ScrollRequest: Sendable {
    var row: Int
    var anchor: UnitPoint?
  }

  /// The first visible row, and the one that the keys concern.
  private struct ScrollPosition {
    var top, cursor: Int
  }

  private(set) var name = ""
  private(set) var summary = LogSummary()
  /// The row that the keys concern.
  var cursor = 0
  /// Whether the end stays visible when the log grows.
  var isFollowing = false
  /// Whether long lines are shown in several rows of the screen.
  private(set) var wraps = false
  /// Whether lines are shown in columns, or as they were written.
  private(set) var showsColumns = true
  /// Whether the user wants the histogram; `nil` for where there is space for it.
  private var histogramChoice: Bool?
  /// The number of rows of the whole view.
  var viewHeight = 0
  /// The number of characters that are hidden at the beginning of each line.
  private(set) var column = 0
  var query = LogQuery()
  var prompt: Prompt?
  /// The text of the prompt.
  var input = ""
  /// Why the end of the log is not followed any more.
  private(set) var notice: String?
  /// Why the log cannot be read.
  private(set) var failure: String?
  /// A sentence about the last key.
  var message: String?
  /// The line that is shown as a whole.
  var detail: LogLine?
  /// The number of columns of line numbers.
  private(set) var numberWidth = 3

  let rows = CurrentValueSubject<LogRows, Never>(LogRows(LogSummary()))
  let scrollRequests = PassthroughSubject<ScrollRequest, Never>()
  @ObservationIgnored private(set) var document: LogDocument?
  @ObservationIgnored private var log: OpenLog?
  /// Sends a value when more has been found, on any thread.
  let changes = PassthroughSubject<Void, Never>()
  @ObservationIgnored private var changeSubscription: AnyCancellable?
  /// The size of the rows on the screen.
  @ObservationIgnored private(set) var size = Size(width: 1, height: 1)
  /// The first row that is visible, and what it depended on when it was reported.
  @ObservationIgnored private(set) var top: Int?
  @ObservationIgnored private var topBasis = (height: 0, rowCount: 0)
  /// Where the rows were when they were shown last, until they are there again.
  @ObservationIgnored private var restoredPosition: ScrollPosition?
  /// The line to which the cursor moves when it is known.
  @ObservationIgnored var targetLine: Int?
  /// The direction in which an occurrence is awaited.
  @ObservationIgnored var awaitedMatch: Bool?

  /// The number of rows of the screen.
  var height: Int { max(1, size.height) }

  /// The number of columns for the text of a line, beside its number and its level.
  private var textWidth: Int { max(1, size.width - numberWidth - 6) }

  // MARK: The log

  /// Shows a log, unless one is shown.
  ///
  /// - Parameter scheduler: Runs the jobs that read and search it, and looks for more.
  func open(_ source: LogSource, on scheduler: some Scheduler) {
    if log != nil { return }
    name = source.name
    do throws(InputFailure) {
      let log = try source.open(on: scheduler)
      self.log = log
      isFollowing = log.spool != nil
      let document = LogDocument(
        scanQueue: scheduler.separated, searchQueue: scheduler.separated)
      self.document = document
      changeSubscription = document.changes.sink { [changes] in changes.send(()) }
      document.follow(log.file, at: log.path, every: .milliseconds(250), on: scheduler)
      refresh()
    } catch {
      failure = error.description
    }
  }

  /// Shows what has been found.
  func refresh() {
    guard let document else { return }
    if let spool = log?.spool, notice == nil { notice = spool.0.notice.value }
    let new = document.summary
    if new == summary { return }
    let old = summary
    summary = new
    let width = max(3, new.lineCount.grouped.count)
    if width != numberWidth { numberWidth = width }
    let isSame =
      new.rowCount == old.rowCount && new.rowsVersion == old.rowsVersion
      && new.unfinishedEnd == old.unfinishedEnd
    if !isSame { rows.send(LogRows(new)) }
    let last = max(0, new.rowCount - 1)
    if isFollowing || cursor > last, cursor != last { cursor = last }
    resolveTarget()
    resolveMatch()
  }

  /// Returns the line of a row.
  func line(ofRow row: Int, limit: Int = 4_096) -> LogLine? {
    guard let document, let number = document.lineNumber(ofRow: row) else { return nil }
    return document.line(number, limit: limit)
  }

  /// Returns what is shown of a line.
  func text(of line: LogLine) -> LogText {
    let written = LogText(asWritten: line.text + (line.isCut ? "…" : ""))
    if !showsColumns || line.isCut { return written }
    let columns = LogText(inColumns: line.text)
    // An occurrence in what columns leave out is shown where it was written.
    if let pattern = query.pattern, pattern.ranges(in: columns.string).isEmpty,
      !pattern.ranges(in: line.text).isEmpty
    {
      return written
    }
    return columns
  }

  /// The number of the line at the cursor.
  var cursorLine: Int { document?.lineNumber(ofRow: cursor) ?? 0 }

  // MARK: Moving

  /// Moves the cursor to `row` and scrolls to it.
  func move(to row: Int, anchor: UnitPoint? = nil) {
    let last = max(0, summary.rowCount - 1)
    let row = min(max(0, row), last)
    if isFollowing, row < last { isFollowing = false }
    if cursor != row { cursor = row }
    scrollRequests.send(ScrollRequest(row: row, anchor: anchor))
  }

  /// Moves the cursor by some rows. Beyond the end it begins to follow it.
  func move(by distance: Int) {
    if cursor + distance >= summary.rowCount, distance > 0 { return follow() }
    move(to: cursor + distance)
  }

  /// Shows the end from now on.
  func follow() {
    isFollowing = true
    targetLine = nil
    move(to: summary.rowCount - 1, anchor: .bottom)
  }

  /// Moves to a line as soon as it is known.
  func move(toLine number: Int) {
    isFollowing = false
    targetLine = number
    resolveTarget()
  }

  private func resolveTarget() {
    guard let targetLine, let row = document?.row(ofLine: targetLine) else { return }
    self.targetLine = nil
    let isVisible = top.map { ($0..<$0 + height).contains(row) } ?? false
    move(to: row, anchor: isVisible ? nil : .center)
  }

  /// Records the first visible row. The cursor stays on the screen.
  func didScroll(to row: Int?) {
    guard let row else { return }
    let isShrunk = height != topBasis.height || summary.rowCount < topBasis.rowCount
    if isFollowing, !isShrunk, let top, row < top { isFollowing = false }
    top = row
    topBasis = (height, summary.rowCount)
    let last = wraps ? Int.max : row + height - 1
    let nearest = min(max(cursor, row), last)
    if nearest != cursor, nearest < summary.rowCount { cursor = nearest }
  }

  /// Has a new view scroll to where the last one was, as soon as its size is known.
  func willAppear() {
    restoredPosition = top.map { ScrollPosition(top: $0, cursor: cursor) }
  }

  /// Records the size of the rows on the screen.
  func didChange(size: Size) {
    self.size = size
    guard let position = restoredPosition else { return }
    restoredPosition = nil
    if isFollowing { return follow() }
    cursor = position.cursor
    scrollRequests.send(ScrollRequest(row: position.top, anchor: .top))
  }

  /// Moves the cursor to a row that was clicked; the second click shows the line.
  func select(_ row: Int) {
    if row == cursor { showDetail() } else { move(to: row) }
  }

  /// Shows the whole line at the cursor.
  func showDetail() {
    detail = line(ofRow: cursor, limit: 1 << 16)
  }

  /// Shows long lines in several rows, or in one.
  func toggleWrapping() {
    wraps.toggle()
    column = 0
    move(to: cursor)
  }

  /// Shows lines in columns, or as they were written.
  func toggleColumns() {
    showsColumns.toggle()
    column = 0
  }

  /// Whether the histogram is shown.
  var showsHistogram: Bool {
    summary.histogram.bars.count > 1 && (histogramChoice ?? (viewHeight >= 30))
  }

  /// Shows or hides the histogram.
  func toggleHistogram() {
    if summary.histogram.bars.count < 2 {
      message = "The lines have no times."
    } else {
      histogramChoice = !showsHistogram
    }
  }

  /// Moves all lines to the left, or to the right with a negative number.
  func shift(by columns: Int) {
    if !wraps { column = min(max(0, column + columns), 4_000) }
  }

  /// Moves all lines as far as necessary to show a range of their characters.
  func shift(toShow range: Range<Int>) {
    if wraps || range.lowerBound >= column && range.upperBound <= column + textWidth { return }
    column = range.upperBound <= textWidth ? 0 : max(0, range.lowerBound - textWidth / 2)
  }

  /// Moves all lines back to their beginnings.
  func shiftBack() {
    if column != 0 { column = 0 }
  }
}
