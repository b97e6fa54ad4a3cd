import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

/// After any sequence of events, the screen shows what a full repaint would show.
@MainActor @Suite(.watchdog) struct RandomInteractionTests {
  @Test(arguments: 0..<4 as Range<UInt64>)
  func incrementalEqualsFullRepaint(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let buttonScreen = StyledButtonScreen(
      (0..<6).map { _ in Int.random(in: 0..<StyledButtons.count, using: &random) })
    var steps: [Step] = []
    for _ in 0..<30 {
      steps.append(.random(using: &random))
      buttonScreen.perform(steps[steps.count - 1])
      let (frame, text) = (buttonScreen.screen.frame, buttonScreen.screen.text)
      buttonScreen.screen.resize(columns: 20, rows: 12)
      let isSame = frame == buttonScreen.screen.frame
      #expect(
        isSame,
        "seed \(seed), \(buttonScreen.buttons.styles), \(steps):\n\(text)\nshould be\n\(buttonScreen.screen.text)"
      )
      if !isSame { return }
    }
  }

  @Test(arguments: 0..<StyledButtons.count, [(1, 1), (200, 60)])
  func everyStyleDrawsAtAnySize(style: Int, size: (columns: Int, rows: Int)) {
    for scenario in [ButtonScenario.pressed, .focused] {
      let buttonScreen = StyledButtonScreen([style])
      let screen = scenario.screen(size.columns, size.rows, at: .zero) {
        buttonScreen.buttons.button(0)
        buttonScreen.buttons.button(0).frame(width: 0, height: 0)
      }
      #expect(!screen.bytes().isEmpty)
    }
  }
}

private enum Step {
  case move(Int, Int), press(Int, Int), drag(Int, Int), release(Int, Int)
  case key(Key), flag, color, wait

  static func random(using random: inout RandomNumbers) -> Step {
    let (x, y) = (Int.random(in: 0..<20, using: &random), Int.random(in: 0..<12, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return .move(x, y)
    case 2, 3: return .press(x, y)
    case 4: return .drag(x, y)
    case 5: return .release(x, y)
    case 6: return .key([.tab, .enter, .down, .right].randomElement(using: &random) ?? .tab)
    case 7: return .flag
    case 8: return .color
    default: return .wait
    }
  }
}

/// A screen of buttons in some of the styles.
@MainActor
private final class StyledButtonScreen {
  private let scheduler = TestScheduler()
  let buttons: StyledButtons
  let screen: Screen

  init(_ styles: [Int]) {
    let buttons = StyledButtons(styles: styles)
    self.buttons = buttons
    screen = Screen(columns: 20, rows: 12, scheduler: scheduler) {
      VStack(alignment: .leading) { ForEach(0..<styles.count) { buttons.button($0) } }
        .disabled(buttons.flags)
        .namedColors(buttons.colors.map { ["brand": $0] })
    }
  }

  func perform(_ step: Step) {
    switch step {
    case .move(let x, let y): screen.move(column: x, row: y)
    case .press(let x, let y): screen.press(column: x, row: y)
    case .drag(let x, let y): screen.drag(column: x, row: y)
    case .release(let x, let y): screen.release(column: x, row: y)
    case .key(let key): screen.press(key)
    case .flag: buttons.flags.value.toggle()
    case .color: buttons.colors.value = buttons.colors.value == .red ? .green : .red
    case .wait: scheduler.advance(by: .seconds(1))
    }
  }
}

/// Buttons in some of the styles.
@MainActor
private struct StyledButtons {
  nonisolated static let count = 12
  let flags = CurrentValueSubject<Bool, Never>(false)
  let colors = CurrentValueSubject<Color, Never>(.red)
  let styles: [Int]

  func button(_ index: Int) -> AnyView {
    let button = Button("button \(index)")
    switch styles[index] {
    case 0: return AnyView(button)
    case 1: return AnyView(button.buttonStyle(.plain))
    case 2: return AnyView(button.buttonStyle(.borderedProminent).tint(colors))
    case 3: return AnyView(button.buttonStyle(.primary))
    case 4: return AnyView(button.buttonStyle(.secondary))
    case 5: return AnyView(button.buttonStyle(AppearanceButtonStyle.link >>> .bordered))
    case 6: return AnyView(button.composableButtonStyle(widened >>> branded))
    case 7:
      return AnyView(
        button.buttonStyle(following: flags) { $0 ? AppearanceButtonStyle.primary : .link })
    case 8:
      return AnyView(button.appearance(of: Button.self, following: colors) { $0.background = $1 })
    case 9: return AnyView(Hoverable().onTapGesture(count: 2) {}.onTapGesture {})
    case 10:
      return AnyView(
        button.buttonStyle(LabelOnlyButtonStyle()).foreground(
          normal: .gray, hover: .blue, onClick: .red))
    default: return AnyView(Color("brand").frame(width: 4, height: 2).contentShape(Circle()))
    }
  }
}

private struct Hoverable: View {
  @State private var isHovering = false

  var body: some View {
    Text(isHovering ? "<hovered>" : "hover").onHover { isHovering = $0 }
  }
}

private func widened<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
  view.padding(.horizontal, configuration.isPressed ? 3 : 2)
}

private func branded<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
  view.background(configuration.isHovered ? .indigo : Color("brand"))
}
