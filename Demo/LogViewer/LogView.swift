import Components
import DemoSupport
import Signals

/// A log file, or a sample.
struct LogView: View {
  let source: LogSource?
  /// Whether the log is read and searched in queues of its own, in real time.
  var readsInBackground = false
  @Environment(\.scheduler) private var scheduler
  @State private var model = LogModel()

  var body: some View {
    LogContents(model: model)
      .onAppear {
        let queues =
          readsInBackground
          ? (scan: SystemScheduler(), search: SystemScheduler()) : nil
        model.open(source, on: scheduler, queues: queues)
      }
      .onReceive(model.changes) { model.refresh() }
      .onReceive(source?.notice ?? Just(nil).eraseToAnyPublisher()) { model.notice = $0 }
  }
}

/// A viewer for logs that may be large and may grow.
///
///      app.log                        I 7.1M  W 12k  E 341
///      1,203 I subscriber 17 connected
///     ▌1,204 W queue is 17 entries long
///      1,205   GET /guide 200
///      1,204/10,000,000  /queue            3 of 1,204 lines
///      / search  n N next  l level  F follow
struct LogContents: View {
  let model: LogModel
  @FocusState private var focus: LogFocus?

  var body: some View {
    // Read here, so that the body follows it.
    let isDetailed = model.detail != nil
    VStack(spacing: 0) {
      LogHeader(model: model)
      LogList(model: model)
        .focusable()
        .focused($focus, equals: .rows)
        .onKeyPress { model.handle($0) }
      LogStatusBar(model: model, focus: $focus)
      LogKeys(model: model)
    }
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
          ForEach(model.rows) { LogRowView(model: model, row: $0) }
        }
      }
      .focusable(false)
      .defaultScrollAnchor(model.isFollowing ? .bottomLeading : .topLeading)
      .scrollPosition(id: Binding(get: { model.top }, set: { model.didScroll(to: $0) }))
      .onGeometryChange(for: Size.self, of: { $0.size }) { model.size = $0 }
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
    } else if model.name.isEmpty {
      ContentUnavailableView(
        "No log is open",
        description: Text("There is no place for a sample: LogViewer FILE shows a file."))
    } else if model.summary.lineCount == 0 {
      ContentUnavailableView("The log is empty", description: Text("Lines appear as they arrive."))
    } else if model.summary.isComplete {
      ContentUnavailableView(
        "No line is shown", description: Text("L shows lower levels, m all lines."))
    }
  }
}

/// The whole of a line.
private struct LogDetail: View {
  let line: LogLine
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 1) {
        Text("Line " + NumberFormat.grouped(line.number + 1)).bold()
        if let level = line.level.level { level.text(level.name) }
      }
      ScrollView { Text(line.text + (line.isCut ? "…" : "")) }
      Button("Close") { dismiss() }
    }
  }
}
