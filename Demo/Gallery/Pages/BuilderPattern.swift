import Components
import Signals

extension Page {
  static let builder = Page(
    "builder", title: "Build", summary: "Titles and colors that follow publishers",
    source: PackageResources.BuilderPattern_txt
  ) { LiveBuilderPattern(input: $0) }
}

/// The builder pattern's buttons with titles and colors that change periodically.
struct LiveBuilderPattern: View {
  let input: DemoInput
  @Environment(\.scheduler) private var scheduler

  var body: some View {
    // One clock for all buttons, so that simultaneous changes are in one frame.
    let clock = Interval(every: input.interval, on: scheduler).share()
    BuilderPattern(
      titles: input.titles ?? clock.cycling(BuilderPattern.titles).eraseToAnyPublisher(),
      colors: clock.cycling(BuilderPattern.palette)
    )
    .animation(input.isAnimated ? .easeInOut(duration: 0.4) : nil)
  }
}

/// The builder pattern: four buttons, each configured only with what it needs.
struct BuilderPattern: View {
  /// The titles of the title-changing buttons.
  let titles: AnyPublisher<String?, Never>
  /// The colors of the color-changing buttons.
  let colors: AnyPublisher<Color?, Never>

  private let message = CurrentValueSubject<String, Never>("Tab moves, Enter presses, q quits.")
  private let presses = PressCounts()

  init(titles: some Publisher<String?, Never>, colors: some Publisher<Color?, Never>) {
    self.titles = titles.eraseToAnyPublisher()
    self.colors = colors.eraseToAnyPublisher()
  }

  var body: some View {
    VStack {
      Captioned("Title changing") {
        CustomButton("Select All", action: press("Title changing"))
          .titleChangingButton(titles)
      }
      Divider()
      Captioned("Color changing") {
        CustomButton("Multicolor button", action: press("Color changing"))
          .colorChangingButton(colors)
      }
      Divider()
      Captioned("Plain") {
        CustomButton("Custom button", action: press("Plain"))
      }
      Divider()
      Captioned("Title and color changing") {
        CustomButton("Select All", action: press("Title and color changing"))
          .titleChangingButton(titles)
          .colorChangingButton(colors)
      }
      Divider()
      Text(message).foregroundStyle(.secondary)
    }
  }

  private func press(_ name: String) -> @MainActor () -> Void {
    {
      let count = presses.count(name)
      message.send("\(name): pressed \(count == 1 ? "once" : "\(count) times").")
    }
  }
}

/// How often each button has been pressed.
private final class PressCounts {
  private var counts: [String: Int] = [:]

  /// Counts a press of the button `name`, and returns how many it has had.
  func count(_ name: String) -> Int {
    counts[name, default: 0] += 1
    return counts[name, default: 0]
  }
}

extension BuilderPattern {
  /// The default titles of the title-changing buttons.
  static let titles = ["Delete All", "Select All"]

  /// The colors of the color-changing buttons.
  static let palette: [Color] = [.red, .green, .magenta, .cyan, .indigo, .brown, .blue]
}

extension Publisher<Int, Never> {
  /// Publishes `values` in a cycle, one for each count.
  func cycling<Value: Sendable>(_ values: [Value]) -> some Publisher<Value?, Never> {
    map { values[$0 % values.count] }
  }
}
