import Components
import Signals

/// The builder pattern: four buttons, each given only what it needs.
struct BuilderPattern: View {
  /// What the buttons that change their titles follow.
  let titles: AnyPublisher<String?, Never>
  /// What the buttons that change their colors follow.
  let colors: AnyPublisher<Color?, Never>

  private let news = CurrentValueSubject<String, Never>("Tab moves, Enter presses, q quits.")
  private let presses = CurrentValueSubject<[String: Int], Never>([:])

  init(titles: some Publisher<String?, Never>, colors: some Publisher<Color?, Never>) {
    self.titles = titles.eraseToAnyPublisher()
    self.colors = colors.eraseToAnyPublisher()
  }

  var body: some View {
    VStack {
      titleChanging
      Divider()
      colorChanging
      Divider()
      plain
      Divider()
      both
      Divider()
      Text(news).foregroundStyle(.secondary)
    }
  }

  @ViewBuilder
  private var titleChanging: some View {
    Text("Title changing").bold()
    CustomButton("Select All", action: press("Title changing"))
      .titleChangingButton(titles)
  }

  @ViewBuilder
  private var colorChanging: some View {
    Text("Color changing").bold()
    CustomButton("Multicolor button", action: press("Color changing"))
      .colorChangingButton(colors)
  }

  @ViewBuilder
  private var plain: some View {
    Text("Plain").bold()
    CustomButton("Custom button", action: press("Plain"))
  }

  @ViewBuilder
  private var both: some View {
    Text("Title and color changing").bold()
    CustomButton("Select All", action: press("Title and color changing"))
      .titleChangingButton(titles)
      .colorChangingButton(colors)
  }

  private func press(_ name: String) -> @MainActor () -> Void {
    {
      presses.value[name, default: 0] += 1
      let count = presses.value[name, default: 0]
      news.send("\(name): pressed \(count == 1 ? "once" : "\(count) times").")
    }
  }
}

extension BuilderPattern {
  /// What the title-changing buttons are called, in turn.
  static let titles = ["Delete All", "Select All"]

  /// What the color-changing buttons look like, in turn.
  static let palette: [Color] = [.red, .green, .magenta, .cyan, .indigo, .brown, .blue]
}

extension Interval {
  /// `values` in turn, again and again.
  func cycling<Value: Sendable>(_ values: [Value]) -> some Publisher<Value?, Never> {
    map { values[$0 % values.count] }
  }
}
