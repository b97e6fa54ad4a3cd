import Components
import Signals

extension Page {
  static let builder = Page(
    "builder", title: "Build", summary: "Titles and colors that follow publishers", in: .buttons,
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
    let titles = clock.cycling(BuilderPattern.titles).prepend("Select All")
    BuilderPattern(
      titles: input.titles ?? titles.eraseToAnyPublisher(),
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

  private let presses = PassthroughSubject<Void, Never>()

  init(titles: some Publisher<String?, Never>, colors: some Publisher<Color?, Never>) {
    self.titles = titles.eraseToAnyPublisher()
    self.colors = colors.eraseToAnyPublisher()
  }

  var body: some View {
    CardColumns {
      Card("Title changing", [Marbles("titles", titles)]) {
        CustomButton()
          .titleChangingButton(titles)
      }
      Card("Color changing", [Marbles("colors", colors)]) {
        CustomButton("Multicolor button")
          .colorChangingButton(colors)
      }
      Card("Plain", [Marbles("presses", presses)]) {
        CustomButton("Custom button") {
          presses.send()
        }
      }
      Card(
        "Title and color changing", [Marbles("titles", titles), Marbles("colors", colors)]
      ) {
        CustomButton()
          .titleChangingButton(titles)
          .colorChangingButton(colors)
      }
    }
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
