import Components
import DemoSupport
import Signals

/// A line of the keys, which can also be clicked.
struct MonitorKeys: View {
  let model: MonitorModel
  let focus: FocusState<MonitorPart?>.Binding
  @Binding var isFiltering: Bool
  let showDetails: @MainActor () -> Void
  @Environment(\.quit) private var quit
  /// The process to which a signal is to be sent.
  @State private var target: ProcessRow?
  @State private var isAsking = false
  @State private var failure = ""
  @State private var hasFailed = false

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 2) {
        KeyButton("/", "Filter") { filter() }
        KeyButton("k", "Signal") { askForSignal() }
        KeyButton("d", "Details", action: showDetails)
        KeyButton("s", "Sort") { model.order.value.advance() }
        KeyButton("r", "Reverse") { model.order.value.isDescending.toggle() }
        KeyButton("t", "Tree") { model.order.value.isTree.toggle() }
        KeyButton("p", "Pause") { model.isPaused.value.toggle() }
        KeyButton("q", "Quit") { quit() }
      }
      .padding(.horizontal, 1)
    }
    .frame(height: 1)
    .confirmationDialog(
      "Send a signal to \(target.map { "\($0.pid) \($0.profile.name)" } ?? "")",
      isPresented: $isAsking
    ) {
      ForEach(ProcessSignal.all, id: \.self) { signal in
        Button("\(signal.title) (\(signal.name))", role: signal == .kill ? .destructive : nil) {
          send(signal)
        }
      }
    }
    .alert("No signal was sent", isPresented: $hasFailed) {
      Button("OK") {}
    } message: {
      Text(failure)
    }
  }

  private func filter() {
    isFiltering = true
    focus.wrappedValue = .filter
  }

  private func askForSignal() {
    guard let id = model.selection.value, let row = model.sample.value.process(id) else {
      failure = "Select a running process first."
      return hasFailed = true
    }
    target = row
    isAsking = true
  }

  private func send(_ signal: ProcessSignal) {
    guard let target, let message = model.send(signal, to: target.id) else { return }
    failure = message
    hasFailed = true
  }
}
