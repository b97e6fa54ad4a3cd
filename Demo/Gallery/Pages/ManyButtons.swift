import Components
import Signals

extension Page {
  static let many = Page(
    "many", title: "Many", summary: "1,000 buttons with a publisher each", in: .streams,
    source: PackageResources.ManyButtons_txt, fillsScreen: true
  ) { ManyButtons(interval: $0.interval) }
}

/// A thousand buttons, each with its own publisher.
struct ManyButtons: View {
  let interval: Duration
  @Environment(\.scheduler) private var scheduler
  private let counters = (0..<1_000).map { _ in CurrentValueSubject<Int, Never>(0) }
  private let changes = CurrentValueSubject<Int, Never>(0)
  private let isChanging = CurrentValueSubject<Bool, Never>(true)

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 2) {
        Toggle("Changing", isOn: isChanging).layoutPriority(1)
        ProgressView(value: changes.map { Double($0 % 1_000) }, total: 1_000)
          .frame(minWidth: 0, maxWidth: 40)
      }
      Text(changes.map { "\($0) changes so far" }).dim()
      GeometryReader { proxy in
        ScrollView { rows(of: max(1, proxy.size.width / 4)) }
      }
    }
    .onReceive(Interval(every: interval / 20, on: scheduler)) { _ in
      guard isChanging.value else { return }
      // 617 and 1000 are coprime, so the walk visits every button.
      counters[changes.value * 617 % counters.count].value += 1
      changes.value += 1
    }
  }

  private func rows(of columns: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(stride(from: 0, to: counters.count, by: columns)), id: \.self) { first in
        row(first..<min(first + columns, counters.count))
      }
    }
    .frame(maxWidth: .infinity)
  }

  private func row(_ range: Range<Int>) -> some View {
    HStack(spacing: 1) {
      ForEach(range, id: \.self) { index in
        Button(counters[index].map { ManyButtons.title(of: index, $0) }) {
          counters[index].value += 1
        }
        .color(counters[index].map(ManyButtons.color))
        .buttonStyle(CounterStyle())
      }
    }
  }

  nonisolated private static func title(of index: Int, _ count: Int) -> String {
    let digits = String(count == 0 ? index : count)
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits
  }

  nonisolated private static func color(of count: Int) -> Color {
    let colors: [Color] = [
      .theme(.secondaryText), .theme(.success), .theme(.accent), .theme(.warning), .theme(.error),
    ]
    return colors[min(count, colors.count - 1)]
  }
}

/// A compact style that shows the accent color, and leaves it to the button to show its state.
private struct CounterStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.accentColor)
  }

  func shownStates(in environment: EnvironmentValues) -> ControlState { [] }
}
