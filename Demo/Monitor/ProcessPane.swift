import ComponentCharts
import Components
import DemoSupport
import SignalAlgorithms
import Signals

/// The selected process.
struct ProcessPane: View {
  /// The shape of the space for the pane.
  enum Place {
    /// Beside the table, with room below.
    case side
    /// Below the table.
    case bottom
    /// Below the table, where a border would take too much.
    case compact
  }

  let model: MonitorModel
  let place: Place

  var body: some View {
    Latest(of: PaneContent.publisher(model), default: PaneContent()) { content in
      if place == .compact {
        VStack(alignment: .leading, spacing: 0) {
          Text(content.title).bold().underline().lineLimit(1)
          facts(content)
        }
        .padding(.horizontal, 1)
      } else {
        GroupBox(content.title) { facts(content) }
      }
    }
  }

  private func facts(_ content: PaneContent) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if let row = content.row {
        facts(row, content)
      } else {
        Text(content.id == nil ? "Select a process." : "The process has ended.")
          .foregroundStyle(.secondary)
      }
    }
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder
  private func facts(_ row: ProcessRow, _ content: PaneContent) -> some View {
    switch place {
    case .side:
      left(row, content)
      right(row, content)
      Text("")
      Text(content.commandLine).lineLimit(nil)
    case .bottom:
      HStack(alignment: .top, spacing: 3) {
        VStack(alignment: .leading, spacing: 0) { left(row, content) }
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        VStack(alignment: .leading, spacing: 0) { right(row, content) }
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      }
      Text(content.commandLine).lineLimit(nil)
    case .compact:
      left(row, content)
    }
  }

  @ViewBuilder
  private func left(_ row: ProcessRow, _ content: PaneContent) -> some View {
    HStack(spacing: 1) {
      Text("CPU").foregroundStyle(.secondary).frame(width: 8, alignment: .leading)
      Sparkline(selectedLoads, in: 0...100)
      Text(NumberFormat.tenths(row.load) + " %").frame(width: 7, alignment: .trailing)
    }
    Fact("Memory", memory(row, content))
    Fact("State", row.state.name)
    Fact("Started", content.details.map { NumberFormat.age($0.age) + " ago" } ?? "")
  }

  @ViewBuilder
  private func right(_ row: ProcessRow, _ content: PaneContent) -> some View {
    Fact("Parent", content.parent.map { "\($0.pid) \($0.profile.name)" } ?? "\(row.parent)")
    Fact("Threads", "\(row.threads)")
    Fact("Program", content.program)
    Fact("Folder", content.details.map { $0.directory ?? "not readable" } ?? "")
  }

  private func memory(_ row: ProcessRow, _ content: PaneContent) -> String {
    let peak = content.details?.peakMemory.map { ", peak \(NumberFormat.size($0))" } ?? ""
    return NumberFormat.size(row.memory) + peak
  }

  /// The loads of the selected process since it was selected.
  private var selectedLoads: some Publisher<SlidingWindow<Double>, Never> {
    let sample = model.sample
    return model.selection.removeDuplicates().flatMapLatest { id in
      sample.compactMap { sample in id.flatMap { sample.process($0)?.load } }.latest(120)
    }
  }
}

/// A title and a value in one line.
private struct Fact: View {
  let title: String
  let value: String

  init(_ title: String, _ value: String) {
    self.title = title
    self.value = value
  }

  var body: some View {
    HStack(spacing: 1) {
      Text(title).foregroundStyle(.secondary).frame(width: 8, alignment: .leading)
      Text(value).lineLimit(1)
    }
  }
}

/// What the pane shows.
private struct PaneContent: Equatable, Sendable {
  var id: ProcessIdentity?
  var row: ProcessRow?
  var parent: ProcessRow?
  var details: ProcessDetails?

  @MainActor
  static func publisher(_ model: MonitorModel) -> some Publisher<PaneContent, Never> {
    model.selection.combineLatest(model.sample, model.details) { id, sample, details in
      let row = id.flatMap { sample.process($0) }
      return PaneContent(
        id: id, row: row, parent: row.flatMap { sample.process($0.parent) },
        details: details?.id == id ? details : nil)
    }
    .removeDuplicates()
  }

  var title: String {
    row.map { "\($0.pid) \($0.profile.name)" } ?? id.map { "\($0.pid)" } ?? "Process"
  }

  /// The path of the program.
  var program: String {
    guard let details else { return "" }
    return details.program ?? (row?.profile.isKernelThread == true ? "kernel" : "not readable")
  }

  /// The command line, with quotation marks around arguments that contain blanks.
  var commandLine: String {
    guard let arguments = details?.arguments, !arguments.isEmpty else { return row?.command ?? "" }
    return arguments.map { $0.isEmpty || $0.contains(" ") ? "'\($0)'" : $0 }
      .joined(separator: " ")
  }
}
