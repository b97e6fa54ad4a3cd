import Components
import Signals
import TextBackend

extension Workload {
  /// Colors, states and numbers that change, as titles do in ``neighbors``.
  @MainActor
  static let valueChanges = [
    valueChange("a color in a text", 11_000, Color.red, .blue) {
      Text("Title").foregroundStyle($0)
    },
    valueChange("a faint text", 11_000, true, false) { Text("Title").dim($0) },
    valueChange("a tint in a button", 30_300, Color.red, .blue) { Button("Title") {}.tint($0) },
    valueChange("a disabled button", 56_000, true, false) { Button("Title") {}.disabled($0) },
    valueChange("a toggle that is on", 19_200, true, false) { Toggle("Title", isOn: $0) },
    valueChange("the value of a slider", 33_500, 0.4, 0.6) { Slider(value: $0) },
    valueChange("the value of a stepper", 50_500, 4, 6) { Stepper("Title", value: $0, in: 0...9) },
    valueChange("the value of a progress view", 39_300, 0.4, 0.6) { ProgressView(value: $0) },
    valueChange("the value of a gauge", 38_100, 0.4, 0.6) { Gauge("Title", value: $0) },
    valueChange("the value of a gauge on a line", 35_500, 0.4, 0.6) {
      Gauge("Title", value: $0).gaugeStyle(.accessoryLinear)
    },
    valueChange("the value of a ring", 97_500, 0.4, 0.6) {
      Gauge("Title", value: $0).gaugeStyle(.accessoryCircular)
    },
    valueChange("the value of a picker in a menu", 65_000, 4, 6) {
      Picker("Title", selection: $0) {
        Text("Four").tag(4)
        Text("Five").tag(6)
      }
      .pickerStyle(.menu)
    },
    valueChange("a title of Cyrillic letters", 11_000, "Удалить всё", "Выбрать всё") { Text($0) },
    valueChange("a title of Chinese characters", 11_000, "全部删除", "全部选择") { Text($0) },
    valueChange("the text of a field", 18_500, "Delete All", "Select All") {
      TextField("", text: $0)
    },
  ]

  /// Returns a change from one value to the other and back in one of a thousand views.
  @MainActor
  private static func valueChange<Value: Sendable>(
    _ name: String, _ limit: Int, _ first: Value, _ second: Value,
    @ViewBuilder of view: @escaping @MainActor (CurrentValueSubject<Value, Never>) -> some View
  ) -> Workload {
    Workload(
      name, per: "frame", count: 2_000, limit: limit,
      preparing: {
        let values = CurrentValueSubject<Value, Never>(first)
        let others = CurrentValueSubject<Value, Never>(first)
        let screen = Screen(columns: 200, rows: 60) {
          VStack {
            view(values)
            ForEach(0..<1_000) { _ in view(others) }
          }
        }
        _ = screen.bytes()
        return { count in
          for step in 0..<count {
            values.send(step.isMultiple(of: 2) ? second : first)
            _ = screen.bytes()
          }
        }
      })
  }
}
