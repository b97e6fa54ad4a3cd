import ComponentCharts
import Components
import DemoSupport
import Signals

/// The colors of low to high loads: calm ones up to three quarters, and red above 90 %.
private let levels = Gradient(stops: [
  Gradient.Stop(color: .teal, location: 0), Gradient.Stop(color: .teal, location: 0.65),
  Gradient.Stop(color: .yellow, location: 0.75), Gradient.Stop(color: .yellow, location: 0.9),
  Gradient.Stop(color: .red, location: 0.92), Gradient.Stop(color: .red, location: 1),
])

/// The name of the machine, and how long it has been doing what.
struct MonitorTitle: View {
  let model: MonitorModel
  let metrics: MonitorMetrics

  var body: some View {
    if metrics.hasTitle {
      HStack(spacing: 2) {
        Text(model.sample.map(\.hostName)).bold().lineLimit(1)
        if metrics.size.width >= 96 {
          Text(model.sample.map(\.system)).foregroundStyle(.secondary).lineLimit(1)
        }
        Spacer()
        Text(model.isPaused.map { $0 ? "Paused" : "" }).bold().foregroundStyle(.theme(.warning))
        if metrics.size.width >= 76 { fact("", model.sample.map(\.processText)) }
        if metrics.size.width >= 60 { fact("load", model.sample.map(\.loadText)) }
        fact("up", model.sample.map { NumberFormat.age($0.uptime) })
      }
      .padding(.horizontal, 1)
    }
  }

  private func fact(_ title: String, _ value: some Publisher<String, Never>) -> some View {
    HStack(spacing: title.isEmpty ? 0 : 1) {
      Text(title).foregroundStyle(.secondary)
      Text(value)
    }
    .lineLimit(1)
    .fixedSize(horizontal: true, vertical: false)
  }
}

/// The load and the memory in one line.
struct LoadLine: View {
  let model: MonitorModel

  var body: some View {
    HStack(spacing: 1) {
      Text("CPU").bold()
      Sparkline(model.history.map(\.all), in: 0...1, gradient: levels)
      Share(model.sample.map(\.load))
      Text("Mem").bold()
      Gauge("", value: model.sample.map(\.memory.usedShare)).labelsHidden()
      Share(model.sample.map(\.memory.usedShare))
    }
    .padding(.horizontal, 1)
  }
}

/// A share in percent, at the right edge of a fixed width.
private struct Share<Values: Publisher<Double, Never>>: View {
  let values: Values

  init(_ values: Values) {
    self.values = values
  }

  var body: some View {
    Text(values.map(NumberFormat.percent)).frame(width: 5, alignment: .trailing)
  }
}

/// The load of all cores with its history, and that of each.
struct LoadBox: View {
  let model: MonitorModel
  let metrics: MonitorMetrics

  var body: some View {
    GroupBox("CPU") {
      HStack(alignment: .top, spacing: 2) {
        VStack(alignment: .leading, spacing: 0) {
          Gauge(value: model.sample.map(\.load), gradient: levels) {
            Text("All").frame(width: 4, alignment: .leading)
          } currentValueLabel: {
            Share(model.sample.map(\.load))
          }
          if metrics.loadRows > 1 {
            Sparkline(
              model.history.map(\.all), in: 0...1, rows: metrics.loadRows - 1, gradient: levels)
          }
        }
        if metrics.loadRows > 1 {
          cores.frame(width: metrics.coresWidth)
        }
      }
    }
  }

  private var cores: some View {
    Latest(of: model.sample.map(\.cores.count).removeDuplicates(), default: 0) { count in
      let arrangement = metrics.arrangement(ofCores: count)
      if arrangement.columns == 0 {
        Sparkline(model.sample.map(\.cores), in: 0...1, rows: metrics.loadRows, gradient: levels)
      } else {
        CoreGrid(model: model, count: count, arrangement: arrangement)
      }
    }
  }
}

/// The charts of all cores.
private struct CoreGrid: View {
  let model: MonitorModel
  let count: Int
  let arrangement: CoreArrangement

  var body: some View {
    let columns = arrangement.columns
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<(count + columns - 1) / columns) { row in
        HStack(alignment: .bottom, spacing: 2) {
          ForEach(0..<columns) { column in chart(row * columns + column) }
        }
      }
    }
  }

  @ViewBuilder
  private func chart(_ core: Int) -> some View {
    if core < count {
      HStack(alignment: .bottom, spacing: 1) {
        Text("\(core)").foregroundStyle(.secondary)
          .frame(width: String(count - 1).count, alignment: .leading)
        Sparkline(
          model.history.map { $0.core(core) }, in: 0...1, rows: arrangement.chartRows,
          gradient: levels)
        Share(model.sample.map { $0.cores.indices.contains(core) ? $0.cores[core] : 0 })
      }
    } else {
      Color.clear.frame(height: 1)
    }
  }
}

/// The memory, with its history where there is space.
struct MemoryBox: View {
  let model: MonitorModel
  let metrics: MonitorMetrics

  var body: some View {
    GroupBox("Memory") {
      gauge("RAM", model.sample.map(\.memory).map { ($0.usedShare, $0.used, $0.total) })
      gauge("Swap", model.sample.map(\.memory).map { ($0.swapShare, $0.swapUsed, $0.swapTotal) })
      if metrics.memoryRows > 2 {
        Sparkline(
          model.history.map(\.memory), in: 0...1, rows: metrics.memoryRows - 2, gradient: levels)
      }
    }
  }

  private func gauge(
    _ title: String, _ values: some Publisher<(share: Double, used: UInt64, total: UInt64), Never>
  ) -> some View {
    Gauge(value: values.map(\.share)) {
      Text(title).frame(width: 4, alignment: .leading)
    } currentValueLabel: {
      if metrics.showsTransfers, metrics.size.width < 110 {
        Share(values.map(\.share))
      } else {
        Text(values.map { NumberFormat.part($0.used, of: $0.total) })
          .frame(width: 17, alignment: .trailing).lineLimit(1)
      }
    }
  }
}

extension MachineSample {
  /// The load averages, as in `0.52 0.58 0.59`.
  fileprivate var loadText: String {
    loadAverages.map(NumberFormat.hundredths).joined(separator: " ")
  }

  /// The numbers of processes, as in `512 processes, 3 running`.
  fileprivate var processText: String {
    let running = processes.count { $0.state == .running }
    return "\(processes.count) processes, \(running) running"
  }
}
