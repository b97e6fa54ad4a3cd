import Components
import Signals

/// The field for the text that processes must contain. Enter keeps it, and Escape clears it.
struct FilterField: View {
  let model: MonitorModel
  @Binding var isFiltering: Bool
  let focus: FocusState<MonitorPart?>.Binding

  var body: some View {
    HStack(spacing: 1) {
      Text("/").bold().foregroundStyle(Color.accentColor)
      TextField("PID, user or command", text: model.query)
        .textFieldStyle(.plain)
        .focused(focus, equals: .filter)
        .onSubmit { close() }
        .onKeyPress(.escape) {
          model.query.send("")
          close()
          return .handled
        }
        .onKeyPress(.down) {
          close()
          return .handled
        }
      Text(model.rows.combineLatest(model.sample) { "\($0.count) of \($1.processes.count)" })
        .foregroundStyle(.secondary)
        .fixedSize(horizontal: true, vertical: false)
    }
    .padding(.horizontal, 1)
  }

  private func close() {
    isFiltering = false
    focus.wrappedValue = .table
  }
}
