import Components
import DemoSupport
import Signals

/// All processes that match the filter, in the chosen order.
struct ProcessTable: View {
  let model: MonitorModel
  let showDetails: () -> Void
  @State private var order = ProcessOrder()
  @State private var selection: ProcessIdentity?

  var body: some View {
    ScrollViewReader { proxy in
      table.onReceive(model.endOfSelected) {
        // Where the process was, nothing is to be seen any more.
        let first = model.rows.value.first?.id
        selected.wrappedValue = first
        if let first { proxy.scrollTo(first, anchor: .top) }
      }
    }
  }

  private var table: some View {
    let model = model
    return Table(model.rows, selection: selected, sortOrder: comparators) {
      TableColumn("PID", value: \.pid) { Text("\($0.pid)").foregroundStyle(.secondary) }
        .width(7).alignment(.numeric)
      TableColumn("User", value: \.user) { UserText(user: $0.user) }
        .width(min: 8, max: 12).layoutPriority(-2)
      TableColumn("S", value: \.state) { StateText(state: $0.state) }
        .width(3).layoutPriority(-4)
      TableColumn("CPU %", value: \.load) { LoadText(load: $0.load) }
        .width(7).alignment(.numeric)
      TableColumn("MiB", value: \.memory) { Text(NumberFormat.mebibytes($0.memory)) }
        .width(7).alignment(.numeric).layoutPriority(-1)
      TableColumn("Time", value: \.time) { Text(NumberFormat.time($0.time)) }
        .width(9).alignment(.numeric).layoutPriority(-3)
      TableColumn("Command", value: \.command) { row in
        CommandText(profile: row.profile, treeLines: row.treeLines)
      }
      .width(min: 10)
    }
    .onSubmit { showDetails() }
    .overlay { NoProcesses(model: model) }
    .onReceive(model.order) { order = $0 }
    .onReceive(model.selection) { selection = $0 }
  }

  private var selected: Binding<ProcessIdentity?> {
    let (model, state) = (model, $selection)
    return Binding {
      state.wrappedValue
    } set: {
      state.wrappedValue = $0
      model.selection.send($0)
    }
  }

  private var comparators: Binding<[TableSortComparator<ProcessRow>]> {
    let (model, order) = (model, order)
    return Binding {
      order.comparators
    } set: {
      model.order.value.comparators = $0
    }
  }
}

/// The name of a user; the administrator's is faint, because most processes are his.
private struct UserText: View {
  let user: String

  var body: some View {
    if user == "root" { Text(user).foregroundStyle(.secondary) } else { Text(user) }
  }
}

private struct StateText: View {
  let state: ProcessState

  var body: some View {
    switch state {
    case .running: Text(state.letter).foregroundStyle(.theme(.success)).bold()
    case .waiting, .stopped: Text(state.letter).foregroundStyle(.theme(.warning))
    case .zombie: Text(state.letter).foregroundStyle(.theme(.error))
    case .sleeping, .idle, .unknown: Text(state.letter).foregroundStyle(.secondary)
    }
  }
}

/// A load in percent of a core. Processes that do nothing are faint.
private struct LoadText: View {
  let load: Double

  var body: some View {
    let text = Text(NumberFormat.tenths(load))
    if load < 0.05 {
      text.foregroundStyle(.secondary)
    } else if load >= 50 {
      text.bold()
    } else {
      text
    }
  }
}

/// A command line whose program stands out. Threads of the kernel are faint.
private struct CommandText: View {
  let profile: ProcessProfile
  let treeLines: String
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let lines = Text(usesASCII ? asciiLines : treeLines).foregroundStyle(.secondary)
    if profile.isKernelThread {
      lines + Text(profile.command).foregroundStyle(.secondary)
    } else {
      lines + Text(profile.command.prefix(profile.programLength))
        + Text(profile.command.dropFirst(profile.programLength)).foregroundStyle(.secondary)
    }
  }

  private var asciiLines: String {
    String(treeLines.map { $0 == "│" ? "|" : $0 == "─" ? "-" : $0 == " " ? " " : "+" })
  }
}

/// A message in place of rows.
private struct NoProcesses: View {
  let model: MonitorModel

  var body: some View {
    Latest(
      of: model.rows.combineLatest(model.query) { $0.isEmpty ? $1 : nil }.removeDuplicates(),
      default: nil
    ) { query in
      if let query {
        query.isEmpty
          ? ContentUnavailableView("No processes", description: Text("They cannot be read here."))
          : ContentUnavailableView("No process matches \"\(query)\"", description: nil)
      }
    }
  }
}
