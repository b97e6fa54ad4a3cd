import Components
import Terminal

/// A slider in the first row, with ten numbers for each of 80 columns, and the numbers that have
/// been selected.
struct SliderProgram: App {
  @State private var value = 0.0
  @State private var log = "Ready"

  var body: some View {
    VStack(alignment: .leading) {
      Slider(value: $value, in: 0...790)
      Text(log)
      Spacer()
    }
    .onChange(of: value) { log += " \(Int(value.rounded()))" }
  }
}
