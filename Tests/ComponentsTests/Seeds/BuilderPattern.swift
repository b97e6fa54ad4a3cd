import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct BuilderPattern {
  private let titles = CurrentValueSubject<String?, Never>("Select All")
  private let colors = CurrentValueSubject<Color?, Never>(.orange)
  private var titleChangingPublisher: AnyPublisher<String?, Never> {
    titles.eraseToAnyPublisher()
  }
  private var colorChangingPublisher: AnyPublisher<Color?, Never> {
    colors.eraseToAnyPublisher()
  }

  @Test(arguments: [
    (
      ButtonScenario.plain,
      """
      ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
      ▐     Select All     ▌
      ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """
    ),
    (
      .pressed,
      """
      ╔════════════════════╗
      ║     Select All     ║
      ╚════════════════════╝
      """
    ),
    (
      .focused,
      """
      ┏━━━━━━━━━━━━━━━━━━━━┓
      ┃     Select All     ┃
      ┗━━━━━━━━━━━━━━━━━━━━┛
      """
    ),
    (
      .disabled,
      """
      ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
      ┆     Select All     ┆
      └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
      """
    ),
  ])
  func showsItsState(scenario: ButtonScenario, picture: String) {
    let button = CustomButton().titleChangingButton(titleChangingPublisher)
    #expect(scenario.screen(23, 3) { button }.picture == picture)
    let alike: [ButtonScenario: ButtonScenario] = [
      .plain: .hovered, .focused: .released, .pressed: .pressed, .disabled: .disabled,
    ]
    for (scenario, other) in alike {
      let pictures = [scenario, other].map { $0.screen(23, 3) { button }.picture }
      #expect(pictures[0] == pictures[1], "\(scenario), \(other)")
    }
  }

  @Test func colorsShowItsState() {
    let looks = ButtonScenario.all(23, 3) {
      CustomButton("Go").colorChangingButton(colorChangingPublisher)
    } make: {
      $0.attributes(of: "Go")
    }
    for (scenario, look) in looks {
      let fill: Color? = scenario == .disabled ? nil : .orange
      #expect(look?.background == fill, "\(scenario)")
      #expect(look?.foreground == (fill == nil ? nil : Color.white), "\(scenario)")
      #expect(look?.isReversed == (scenario == .pressed), "\(scenario)")
      let isHovered = [.hovered, .pressed, .released].contains(scenario)
      #expect(look?.isUnderlined == isHovered, "\(scenario)")
      #expect(look?.isDim == (scenario == .disabled), "\(scenario)")
    }
  }

  @Test func orderOfModifiersIsIrrelevantAndTheLastWins() {
    let others = Just<String?>("Never seen").eraseToAnyPublisher()
    let buttons = [
      CustomButton()
        .titleChangingButton(titleChangingPublisher).colorChangingButton(colorChangingPublisher),
      CustomButton()
        .colorChangingButton(colorChangingPublisher).titleChangingButton(titleChangingPublisher),
      CustomButton()
        .titleChangingButton(others).colorChangingButton(colorChangingPublisher)
        .titleChangingButton(titleChangingPublisher),
    ]
    for button in buttons {
      let screen = ButtonScenario.plain.screen(23, 3) { button }
      #expect(screen.attributes(of: " Select All ")?.background == .orange)
    }
  }

  @Test func modifiersReturnCopies() {
    let original = CustomButton("Custom button")
    _ = original.titleChangingButton(titleChangingPublisher)
      .colorChangingButton(colorChangingPublisher)
    let screen = ButtonScenario.plain.screen(23, 3) { original }
    #expect(screen.attributes(of: " Custom button ")?.background == .blue)
  }

  @Test func acceptsPublishersOfNonOptionalValues() {
    let (titles, colors) = (
      CurrentValueSubject<String, Never>("Play"), CurrentValueSubject<Color, Never>(.green)
    )
    let screen = ButtonScenario.plain.screen(23, 6) {
      CustomButton().titleChangingButton(titles).colorChangingButton(colors)
      Button("").title(titles).color(colors).buttonStyle(.borderedProminent)
    }
    for (title, color) in [("Stop", Color.red), ("Play", .cyan)] {
      titles.send(title)
      colors.send(color)
      #expect(screen.attributes(of: "  \(title)  ")?.background == color)
      #expect(screen.attributes(of: " \(title) ▌")?.background == color)
    }
  }

  @Test func severalButtonsFollowOnePublisher() {
    let screen = ButtonScenario.plain.screen(23, 12) {
      ForEach(0..<3) { _ in
        CustomButton()
          .titleChangingButton(titleChangingPublisher).colorChangingButton(colorChangingPublisher)
      }
      Button("").title(titles).color(colors)
    }
    titles.send("All of them")
    colors.send(.green)
    #expect(screen.text.split(separator: "All of them").count == 5)
    #expect(
      [1, 4, 7].map { screen.frame[9, $0].attributes.background } == [.green, .green, .green])
    #expect(screen.frame[0, 9].attributes.foreground == .green)
  }

  @Test func keepsItsLookWhenItsPublishersFinish() {
    let screen = ButtonScenario.plain.screen(23, 3) {
      CustomButton()
        .titleChangingButton(titleChangingPublisher).colorChangingButton(colorChangingPublisher)
    }
    titles.send("Last")
    colors.send(.red)
    titles.send(completion: .finished)
    colors.send(completion: .finished)
    #expect(screen.attributes(of: " Last ")?.background == .red)
  }

  @Test func keepsItsLookWhenAnUpstreamFails() {
    struct Offline: Error {}
    let (titles, colors) = (
      PassthroughSubject<String?, any Error>(), PassthroughSubject<Color?, any Error>()
    )
    let screen = ButtonScenario.plain.screen(23, 3) {
      CustomButton()
        .titleChangingButton(titles.replaceError(with: nil))
        .colorChangingButton(colors.catch { _ in Just<Color?>(nil) })
    }
    titles.send("Online")
    colors.send(.green)
    titles.send(completion: .failure(Offline()))
    colors.send(completion: .failure(Offline()))
    #expect(screen.attributes(of: " Online ")?.background == .green)
  }

  @Test func keepsItsTitleUntilThePublisherSends() {
    let screen = ButtonScenario.plain.screen(23, 3) {
      CustomButton("Custom button")
        .titleChangingButton(Empty<String?, Never>())
        .colorChangingButton(Just<Color?>(nil))
    }
    #expect(screen.attributes(of: " Custom button ")?.background == .blue)
  }

  @Test func takesAMillionTitlesFromAnotherThread() async {
    let screen = ButtonScenario.plain.screen(23, 3) {
      CustomButton().titleChangingButton(titleChangingPublisher)
    }
    let sender = Task.detached { [titles] in
      for _ in 1..<1_000_000 { titles.send("again") }
      titles.send("the last")
    }
    var frames = 0
    while frames < 100 {
      _ = screen.text
      frames += 1
      await Task.yield()
    }
    await sender.value
    #expect(screen.text.contains(" the last "))
  }
}
