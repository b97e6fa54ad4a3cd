import Combine
import SwiftUI

struct StopwatchView: View {
  @State private var secondsElapsed = 0.0
  @State private var isRunning = false
  let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 16) {
      Text(String(format: "%.1f", secondsElapsed))
        .font(.custom("Avenir", size: 40))
        .monospacedDigit()
      HStack {
        Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
          .buttonStyle(.borderedProminent)
        Button("Reset") { secondsElapsed = 0 }
          .buttonStyle(BorderedButtonStyle())
          .tint(.red)
      }
    }
    .onReceive(timer) { _ in
      if isRunning { secondsElapsed += 0.1 }
    }
  }
}
