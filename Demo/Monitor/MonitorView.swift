import Components
import Signals

/// A machine: its load, its memory and its processes.
struct MonitorView: View {
  let interval: Duration
  /// The scheduler on whose threads the machine is read; `nil` for that of the views.
  let worker: AnyScheduler?
  @StateObject private var model: MonitorModel
  @Environment(\.scheduler) private var scheduler

  /// Creates a view of `machine`, which is read in each `interval` on a thread of `worker`.
  init(
    of machine: any Machine, every interval: Duration = .seconds(1), on worker: AnyScheduler? = nil
  ) {
    self.interval = interval
    self.worker = worker
    let now = worker?.now ?? Instant(offset: .zero)
    _model = StateObject(wrappedValue: MonitorModel(machine: machine, at: now))
  }

  var body: some View {
    let worker = worker ?? AnyScheduler(scheduler)
    GeometryReader { MonitorLayout(size: $0.size, model: model) }
      .onReceive(model.samples(every: interval, on: worker)) { model.receive($0) }
      .onReceive(model.selectedDetails(on: worker)) { model.details.send($0) }
  }
}

/// The parts of the monitor in the space that there is.
private struct MonitorLayout: View {
  let size: Size
  let model: MonitorModel
  @State private var details: Bool?
  @State private var isFiltering = false
  @FocusState private var focus: MonitorPart?

  private var metrics: MonitorMetrics { MonitorMetrics(size: size, showsDetails: details) }

  var body: some View {
    let metrics = metrics
    VStack(alignment: .leading, spacing: 0) {
      MonitorTitle(model: model, metrics: metrics)
      if metrics.isCompact {
        LoadLine(model: model)
      } else {
        boxes(metrics)
      }
      if isFiltering || !model.query.value.isEmpty {
        FilterField(model: model, isFiltering: $isFiltering, focus: $focus)
      }
      processes(metrics)
      MonitorKeys(
        model: model, focus: $focus, isFiltering: $isFiltering,
        showDetails: { details = !metrics.showsDetails })
    }
    .defaultFocus($focus, .table)
  }

  /// The machine as a whole: its processors above the rest, or beside the memory.
  @ViewBuilder
  private func boxes(_ metrics: MonitorMetrics) -> some View {
    if metrics.showsTransfers {
      LoadBox(model: model, metrics: metrics).frame(height: metrics.loadRows + 2)
      HStack(alignment: .top, spacing: 1) {
        MemoryBox(model: model, metrics: metrics)
        TransferBox(
          title: "Network", names: ("in ", "out"), model: model, rates: \.network,
          history: \.network,
          rows: metrics.memoryRows / 2)
        TransferBox(
          title: "Disks", names: ("R", "W"), model: model, rates: \.disks,
          history: \.disks,
          rows: metrics.memoryRows / 2)
      }
      .frame(height: metrics.memoryRows + 2)
    } else {
      HStack(alignment: .top, spacing: 1) {
        LoadBox(model: model, metrics: metrics)
        MemoryBox(model: model, metrics: metrics)
      }
      .frame(height: metrics.loadRows + 2)
    }
  }

  private func processes(_ metrics: MonitorMetrics) -> some View {
    let layout =
      metrics.isWide
      ? AnyLayout(HStackLayout(alignment: .top, spacing: 1))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
    return layout {
      ProcessTable(model: model) { details = !metrics.showsDetails }
        .focused($focus, equals: .table)
      if metrics.showsDetails {
        ProcessPane(model: model, place: metrics.panePlace)
          .frame(width: metrics.paneSize.width, height: metrics.paneSize.height)
      }
    }
    .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
  }
}

/// A part of the monitor that can have the focus.
enum MonitorPart {
  case table, filter
}
