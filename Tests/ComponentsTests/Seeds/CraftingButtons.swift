import Components
import Signals
import TextBackend
import Testing

// MARK: The document's code

private struct HeadroomScaleButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.top, configuration.isPressed ? 1 : 0)
      .padding(.bottom, configuration.isPressed ? 0 : 1)
      .contentShape(Rectangle())
      .scaleEffect(configuration.isPressed ? 0.98 : 1.0)
      .animation(.easeInOut, value: configuration.isPressed)
  }
}

private struct InteractionColorsButtonModifier: ViewModifier {

  let defaultColor: Color
  let hoverColor: Color
  let clickColor: Color

  @Environment(\.buttonClickFlag) private var onClick
  @Environment(\.buttonHoverFlag) private var onHover

  func body(content: Content) -> some View {
    content
      .foregroundColor(onClick ? clickColor : (onHover ? hoverColor : defaultColor))
      .animation(nil, value: onClick)
      .animation(nil, value: onHover)
  }
}

extension View {
  fileprivate func foreground(normal: Color, hover: Color? = nil, onClick: Color) -> some View {
    modifier(
      InteractionColorsButtonModifier(
        defaultColor: normal, hoverColor: hover ?? normal, clickColor: onClick))
  }
}

private struct hoverKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private struct clickKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

extension EnvironmentValues {
  fileprivate var buttonHoverFlag: Bool {
    get { self[hoverKey.self] }
    set { self[hoverKey.self] = newValue }
  }
  fileprivate var buttonClickFlag: Bool {
    get { self[clickKey.self] }
    set { self[clickKey.self] = newValue }
  }
}

private struct HeadroomStyledButton: ButtonStyle {

  @State private var hovering: Bool = false

  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .onHover { hovering in
        self.hovering = hovering
      }
      .environment(\.buttonClickFlag, configuration.isPressed)
      .environment(\.buttonHoverFlag, hovering)
  }
}

// MARK: What it leaves open

private struct EpisodeToolbarView: View {
  let interactor: CurrentValueSubject<Int, Never>

  var body: some View {
    Text(interactor.map { "Episode \($0)" })
  }
}

// MARK: -

@MainActor @Suite(.timeLimit(.minutes(5))) struct CraftingButtons {
  private let count = CurrentValueSubject<Int, Never>(0)

  // MARK: Default ways to create buttons

  private var confirm: some View {
    Button {
      count.value += 1
    } label: {
      Text("Confirm")
        .padding()
    }
  }

  @Test(arguments: [
    (
      ButtonScenario.plain,
      """
      ╭─────────────╮
      │             │
      │   Confirm   │
      │             │
      ╰─────────────╯
      """
    ),
    (
      .pressed,
      """
      ╔═════════════╗
      ║             ║
      ║   Confirm   ║
      ║             ║
      ╚═════════════╝
      """
    ),
    (
      .draggedOff,
      """
      ┏━━━━━━━━━━━━━┓
      ┃             ┃
      ┃   Confirm   ┃
      ┃             ┃
      ┗━━━━━━━━━━━━━┛
      """
    ),
    (
      .disabled,
      """
      ┌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
      ┆             ┆
      ┆   Confirm   ┆
      ┆             ┆
      └╌╌╌╌╌╌╌╌╌╌╌╌╌┘
      """
    ),
  ])
  func buttonHasAnActionAndALabel(scenario: ButtonScenario, picture: String) {
    let screen = scenario.screen(16, 5) { confirm }
    #expect(screen.picture == picture)
    screen.release(column: 15, row: 4)
    #expect(count.value == 0)
    screen.click(column: 7, row: 2)
    #expect(count.value == (scenario == .disabled ? 0 : 1))
  }

  @Test func anyViewCanBeTapped() {
    let interactor = CurrentValueSubject<Int, Never>(7)
    let screen = Screen(columns: 16, rows: 3) {
      EpisodeToolbarView(interactor: interactor)
        .padding(.top, 1)
        .padding(.horizontal, 2)
        .onTapGesture(count: 1) {
          interactor.value += 1
        }
    }
    #expect(screen.picture == "\n  Episode 7")
    screen.click(column: 0, row: 0)
    screen.click(column: 12, row: 1)
    #expect(screen.picture == "\n  Episode 9")
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.picture == "\n  Episode 10")
    screen.click(column: 14, row: 1)
    screen.click(column: 0, row: 2)
    #expect(screen.picture == "\n  Episode 10")
  }

  // MARK: Customizing a button with a style

  private var scaleConfirm: some View {
    Button {
      count.value += 1
    } label: {
      Text("Confirm")
        .padding()
    }
    .buttonStyle(HeadroomScaleButton())
  }

  @Test(arguments: ButtonScenario.allCases)
  func scaleStyleScalesTheLabelWhilePressed(scenario: ButtonScenario) {
    let screen = scenario.screen(16, 4, at: Point(x: 3, y: 1)) { scaleConfirm }
    #expect(screen.picture == (scenario == .pressed ? "\n\n  Confirm" : "\n  Confirm"))
    screen.release(column: 15, row: 3)
    screen.click(column: 0, row: 3)
    #expect(count.value == (scenario == .disabled ? 0 : scenario == .released ? 2 : 1))
  }

  @Test func scaleStyleIsAnimated() {
    let screen = ButtonScenario.plain.screen(16, 4) { scaleConfirm }
    screen.press(column: 3, row: 1)
    #expect(screen.picture == "\n  Confirm")
    screen.advance(by: .milliseconds(300))
    #expect(screen.picture == "\n\n  Confirm")
    screen.advance(by: .seconds(1))
    #expect(screen.picture == "\n\n  Confirm")
    screen.release(column: 3, row: 1)
    _ = screen.text
    screen.advance(by: .seconds(1))
    #expect(screen.picture == "\n  Confirm")
  }

  // MARK: Hover and action effects

  private var styledConfirm: some View {
    Button {
      count.value += 1
    } label: {
      Text("Confirm")
        .foreground(
          normal: .gray,
          hover: .blue,
          onClick: .brown
        )
        .padding()
        .background {
          RoundedRectangle(cornerRadius: 2)
            .foreground(
              normal: .clear,
              hover: .accentColor,
              onClick: .indigo
            )
        }
    }
    .buttonStyle(HeadroomStyledButton())
  }

  @Test(arguments: [
    (ButtonScenario.plain, "\n  Confirm"),
    (.hovered, "▟         ▙\n  Confirm\n▜         ▛"),
    (.pressed, "▟         ▙\n  Confirm\n▜         ▛"),
    (.released, "▟         ▙\n  Confirm\n▜         ▛"),
    (.draggedOff, "\n  Confirm"),
    (.focused, "\n  Confirm"),
    (.disabled, "\n  Confirm"),
  ])
  func shapeBehindTheLabelShowsTheState(scenario: ButtonScenario, picture: String) {
    #expect(scenario.screen(16, 4) { styledConfirm }.picture == picture)
  }

  @Test func colorsShowTheState() {
    let looks = ButtonScenario.all(16, 4, at: Point(x: 3, y: 1)) {
      styledConfirm
    } make: {
      $0.attributes(of: "Confirm")
    }
    let colors = looks.mapValues { $0?.foreground }
    #expect(
      colors == [
        .plain: .gray, .hovered: .blue, .pressed: .brown, .released: .blue,
        .draggedOff: .gray, .focused: .gray, .disabled: .gray,
      ])
    let backgrounds = looks.mapValues { $0?.background }
    #expect(
      backgrounds == [
        .plain: nil, .hovered: .blue, .pressed: .indigo, .released: .blue, .draggedOff: nil,
        .focused: nil, .disabled: nil,
      ])
    #expect(looks[.focused]??.isReversed == true)
    #expect(looks[.disabled]??.isDim == true)
  }

  @Test func buttonsAreHoveredIndependently() {
    let screen = Screen(columns: 16, rows: 2) {
      VStack(alignment: .leading) {
        ForEach(0..<2) { row in
          Button {
          } label: {
            Text("row \(row)").foreground(normal: .gray, hover: .blue, onClick: .brown)
          }
        }
      }
      .buttonStyle(HeadroomStyledButton())
    }
    for row in 0..<2 {
      screen.move(column: 2, row: row)
      #expect(screen.attributes(of: "row \(row)")?.foreground == .blue)
      #expect(screen.attributes(of: "row \(1 - row)")?.foreground == .gray)
    }
  }
}
