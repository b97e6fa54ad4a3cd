import Components
import Signals

extension Page {
  static let log = Page(
    "log", title: "Log", summary: "A log of any size, searched, filtered and followed",
    source: PackageResources.Log_txt, fillsScreen: true
  ) { LogPage(source: $0.log) }
}

/// A viewer for the log file of the command line, or for a sample.
struct LogPage: View {
  let source: LogSource?
  @Environment(\.scheduler) private var scheduler
  @State private var model = LogModel()

  var body: some View {
    LogViewer(model: model)
      .onAppear {
        let queues = source.map { _ in
          (scan: WorkQueue("Log scan"), search: WorkQueue("Log search"))
        }
        model.open(source, on: scheduler, queues: queues)
      }
      .onReceive(model.changes) { model.refresh() }
  }
}
