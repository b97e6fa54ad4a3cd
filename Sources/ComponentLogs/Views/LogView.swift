import Components
import Signals
import SystemStreams

/// A view of a log, in which lines are searched, filtered and followed.
///
///     LogView(InputFile("app.log"), on: .system)
///
///      app.log                        I 7.1M  W 12k  E 341
///      1,203 I 09:15:01 subscriber 17 connected
///     ▌1,204 W 09:15:02 queue is 17 entries long
///      1,205   09:15:02 GET /guide 200
///      1,204/10,000,000  /queue            3 of 1,204 lines
///      / search  n N next  l level  F follow
///
/// The log may be of any size, and grow: only the lines on the screen are in memory, and a byte or
/// less for each other one. A file is followed under its name, also when it is replaced by another
/// one. What comes from a pipe or a publisher is kept in a temporary file of at most 512 MiB, and
/// shown from its end on.
///
/// The level of a line, such as `ERROR`, is read from its beginning, as `swift-log`, `syslog`,
/// `logfmt`, JSON and most programs have it. Lines that begin with a blank belong to the one
/// before. Escape sequences are left out, and control characters are shown as pictures.
///
/// Lines are shown in columns: the time without its date, the message, and what else an object of
/// JSON or a line of `logfmt` contains. `c` shows them as they were written, and Enter the whole
/// of a line. From 30 rows on, and with `t`, a histogram shows how many lines were written at what
/// time, with warnings and errors in their colors; a click on it moves there.
///
/// The view takes all the space that it is offered, and the focus. Its last line lists its keys.
public struct LogView: View {
  /// The log that is shown.
  private enum Content {
    /// One that the view reads as long as it is on the screen.
    case new(LogSource, any Scheduler)
    case kept(Log)
  }

  private nonisolated let content: Content

  /// Creates a view of a log that is kept when the view disappears.
  ///
  /// - Parameter log: The log. Only one view at a time shows it.
  public nonisolated init(_ log: Log) {
    content = .kept(log)
  }

  /// Creates a view of a file, a named pipe or standard input.
  ///
  /// A file that cannot be read is named in place of its lines. To refuse it before the views are
  /// shown, call `check()` of the file.
  ///
  /// - Parameters:
  ///   - file: The file. Its `lineLimit` has no effect.
  ///   - scheduler: The scheduler on which the log is read and searched.
  public nonisolated init(_ file: InputFile, on scheduler: some Scheduler) {
    content = .new(.file(file), scheduler)
  }

  /// Creates a view of the lines of `publisher`, as long as it is on the screen.
  ///
  ///     let lines = Command("make").lines(on: .system).replaceError(with: "failed")
  ///     LogView("make", lines: lines, on: .system)
  ///
  /// - Parameters:
  ///   - title: What is shown above the lines.
  ///   - publisher: The lines. One that contains line feeds counts as several.
  ///   - scheduler: The scheduler on which the log is read and searched.
  public nonisolated init(
    _ title: String, lines publisher: some Publisher<String, Never>, on scheduler: some Scheduler
  ) {
    content = .new(.lines(title, publisher.eraseToAnyPublisher()), scheduler)
  }

  /// The log.
  public var body: some View {
    switch content {
    case .new(let source, let scheduler): NewLog(log: Log(source, on: scheduler))
    case .kept(let log): LogReader(log: log).id(ObjectIdentifier(log))
    }
  }
}

/// A log that lasts as long as its view.
private struct NewLog: View {
  @State private var log: Log

  init(log: Log) {
    _log = State(initialValue: log)
  }

  var body: some View {
    LogReader(log: log)
  }
}

/// A log that is read from its first appearance on.
private struct LogReader: View {
  let log: Log

  var body: some View {
    LogContents(model: log.model)
      .onAppear { log.read() }
      .onReceive(log.model.changes) { log.model.refresh() }
  }
}

/// The bars and the lines of a log.
struct LogContents: View {
  let model: LogModel
  @FocusState private var focus: LogFocus?

  var body: some View {
    // Read here, so that the body follows it.
    let isDetailed = model.detail != nil
    VStack(spacing: 0) {
      LogHeader(model: model)
      if model.showsHistogram { LogHistogram(model: model) }
      LogList(model: model)
        .focusable()
        .focused($focus, equals: .rows)
        .onKeyPress { model.handle($0) }
      LogStatusBar(model: model, focus: $focus)
      LogKeys(model: model)
    }
    .onGeometryChange(for: Int.self, of: { $0.size.height }) { model.viewHeight = $0 }
    .defaultFocus($focus, .rows)
    .onChange(of: model.prompt) { focus = model.prompt == nil ? .rows : .prompt }
    .onChange(of: model.cursor) { if model.prompt == nil { focus = .rows } }
    .onChange(of: model.input) {
      if model.prompt == .search { model.search(for: model.input) }
    }
    .sheet(isPresented: Binding(get: { isDetailed }, set: { if !$0 { model.detail = nil } })) {
      LogDetail(line: model.detail ?? LogLine())
    }
  }
}

/// The parts of the log viewer that take the focus.
enum LogFocus: Hashable {
  case rows, prompt
}

/// The lines of the log that are shown.
private struct LogList: View {
  let model: LogModel

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(model.rows) { row in
            if model.wraps {
              WrappedLogRow(model: model, row: row)
            } else {
              LogRow(model: model, row: row)
            }
          }
        }
      }
      .focusable(false)
      .lineLimit(1)
      .defaultScrollAnchor(model.isFollowing ? .bottomLeading : .topLeading)
      .scrollPosition(id: Binding(get: { model.top }, set: { model.didScroll(to: $0) }))
      .onGeometryChange(for: Size.self, of: { $0.size }) { model.didChange(size: $0) }
      .onReceive(model.scrollRequests) { proxy.scrollTo($0.row, anchor: $0.anchor) }
      .overlay { EmptyLog(model: model) }
    }
  }
}

/// What is shown instead of rows.
private struct EmptyLog: View {
  let model: LogModel

  var body: some View {
    if model.summary.rowCount > 0 {
      EmptyView()
    } else if let failure = model.failure {
      ContentUnavailableView("There is no log", description: Text(failure))
    } else if model.summary.lineCount == 0 {
      ContentUnavailableView("The log is empty", description: Text("Lines appear as they arrive."))
    } else if model.summary.isComplete {
      ContentUnavailableView(
        "No line is shown", description: Text("L shows lower levels, m all lines."))
    }
  }
}

/// The whole of a line, with its JSON unfolded.
private struct LogDetail: View {
  let line: LogLine
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 1) {
        Text("Line " + (line.number + 1).grouped).bold()
        if let level = line.level.level { level.text(level.name) }
      }
      ScrollView { text }
      Button("Close") { dismiss() }
    }
  }

  /// The text, in which a JSON object is unfolded.
  private var text: Text {
    guard let json = UnfoldedJSON(line.text) else {
      return Text(line.text + (line.isCut ? "…" : ""))
    }
    return json.parts.reduce(Text("")) { text, part in
      let next = Text(part.text)
      switch part.kind {
      case .key: return text + next.foregroundStyle(.theme(.accent))
      case .value: return text + next
      case .other: return text + next.foregroundStyle(.theme(.secondaryText))
      }
    }
  }
}
