import Components
import Signals

struct StopwatchView: View {
  let timer: AnyPublisher<Int, Never>
  @State private var elapsed = 0
  @State private var laps: [Int] = []
  @State private var isRunning = false

  var body: some View {
    VStack {
      Text(format(elapsed))
        .font(.largeTitle)
        .bold()
      HStack {
        Button(isRunning ? "Lap" : "Reset") {
          isRunning ? addLap() : reset()
        }
        .disabled(!isRunning && elapsed == 0)
        Spacer()
        Button(isRunning ? "Stop" : "Start") {
          isRunning.toggle()
        }
        .tint(isRunning ? .red : .green)
      }
      Divider()
      ScrollView {
        ForEach(Array(laps.enumerated().reversed()), id: \.offset) { index, lap in
          HStack {
            Text("Lap \(index + 1)")
            Spacer()
            Text(format(lap))
          }
        }
      }
    }
    .onReceive(timer) { _ in
      if isRunning { elapsed += 1 }
    }
  }

  private func addLap() {
    laps.append(elapsed - laps.reduce(0, +))
  }

  private func reset() {
    elapsed = 0
    laps = []
  }

  private func format(_ tenths: Int) -> String {
    let seconds = tenths / 10
    let digits = [seconds / 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return digits.joined(separator: ":") + ".\(tenths % 10)"
  }
}
