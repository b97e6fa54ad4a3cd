import ComponentCharts
import Components
import DemoSupport
import Signals

/// The rates of the network or of the disks, with a history of each direction.
struct TransferBox: View {
  let title: String
  /// The names of the directions, of the same length.
  let names: (incoming: String, outgoing: String)
  let model: MonitorModel
  let rates: KeyPath<MachineSample, TransferRate> & Sendable
  let history: KeyPath<LoadHistory, TransferHistory> & Sendable
  /// The rows of the history of each direction.
  let rows: Int

  var body: some View {
    GroupBox(title) {
      line(names.incoming, \.incoming, \.incoming, .accentColor)
      line(names.outgoing, \.outgoing, \.outgoing, .purple)
    }
  }

  private func line(
    _ name: String, _ rate: KeyPath<TransferRate, Double> & Sendable,
    _ past: KeyPath<TransferHistory, [Double]> & Sendable, _ color: Color
  ) -> some View {
    let (rates, history) = (rates, history)
    return HStack(alignment: .bottom, spacing: 1) {
      Text(name).foregroundStyle(.secondary)
      Sparkline(
        model.history.map { $0[keyPath: history][keyPath: past] }, rows: rows,
        gradient: Gradient(colors: [color, color]))
      Text(model.sample.map { NumberFormat.size(UInt64($0[keyPath: rates][keyPath: rate])) + "/s" })
        .frame(width: 11, alignment: .trailing)
    }
    .lineLimit(1)
  }
}
