import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PerElementNodeTests {
  @Test func wrapsElementsThatAppearLater() {
    let numbers = CurrentValueSubject<[Int], Never>([1])
    let screen = Screen(columns: 20, rows: 1) {
      HStack(spacing: 0) {
        ForEach(numbers, id: \.self) { Text("\($0)") }.padding(.leading, 1)
      }
    }
    #expect(screen.text == " 1")
    numbers.send([2, 1, 3])
    #expect(screen.text == " 2 1 3")
    numbers.send([3])
    #expect(screen.text == " 3")
  }

  // MARK: Environment

  private struct Row: View {
    var title = "row"
    var body: some View { Text(title) }
  }

  /// A view that can be disabled, in which every kind of view has gestures.
  private struct Gestures<Content: View>: View {
    let isDisabled: CurrentValueSubject<Bool, Never>
    let log: (String) -> Void
    @ViewBuilder let content: () -> Content
    @State private var flag = false

    var body: some View {
      content()
        .onTapGesture { log("tap") }
        .onHover { if $0 { log("hover") } }
        .disabled(flag)
        .onReceive(isDisabled) { flag = $0 }
    }
  }

  /// Returns what a disabled and an enabled view hear of a click and the keyboard.
  private func heard(@ViewBuilder _ content: @escaping () -> some View) -> String {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    var heard: [String] = []
    let screen = Screen(columns: 9, rows: 1) {
      Gestures(isDisabled: isDisabled, log: { heard.append($0) }, content: content)
    }
    for flag in [true, false] {
      isDisabled.value = flag
      heard.append(flag ? "disabled:" : "enabled:")
      screen.move(column: 8, row: 0)
      screen.click(column: 1, row: 0)
      if screen.press(.tab) { heard.append("tab") }
    }
    return heard.joined(separator: " ")
  }

  @Test func disabledComposedViewsHearNothing() {
    let expected = "disabled: enabled: hover tap tab"
    let isShown = true
    #expect(heard { Text("row") } == expected)
    #expect(heard { Row() } == expected)
    #expect(heard { Group { Text("row") } } == expected)
    #expect(heard { if isShown { Row() } } == expected)
    #expect(heard { ForEach(0..<1) { _ in Row() } } == expected)
    #expect(heard { AnyView(Text("row")) } == expected)
  }

  @Test func ownViewsInALabelHaveTheColorOfTheState() {
    let screen = Screen(columns: 9, rows: 1) {
      Button {
      } label: {
        Row().foreground(normal: .red, hover: .blue, onClick: .orange)
      }
      .buttonStyle(.plain)
    }
    #expect(screen.attributes(of: "row")?.foreground == .red)
    screen.move(column: 1, row: 0)
    #expect(screen.attributes(of: "row")?.foreground == .blue)
    screen.press(column: 1, row: 0)
    #expect(screen.attributes(of: "row")?.foreground == .orange)
  }

  @Test func bordersFollowTheEnvironment() {
    let usesASCII = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 10, rows: 3) {
      HStack {
        Row(title: "a").border()
        Text("b").border()
      }
      .environment(\.usesASCII, usesASCII)
    }
    #expect(screen.text.hasPrefix("╭─╮ ╭─╮"))
    usesASCII.value = true
    #expect(screen.text == "+-+ +-+\n|a| |b|\n+-+ +-+")
  }

  @Test func rowsThatAppearLaterHaveTheCurrentEnvironment() {
    let usesASCII = CurrentValueSubject<Bool, Never>(false)
    let numbers = CurrentValueSubject<[Int], Never>([1])
    let screen = Screen(columns: 10, rows: 3) {
      HStack { ForEach(numbers, id: \.self) { Row(title: "\($0)") }.border() }
        .environment(\.usesASCII, usesASCII)
    }
    usesASCII.value = true
    _ = screen.text
    numbers.value = [1, 2]
    #expect(screen.text == "+-+ +-+\n|1| |2|\n+-+ +-+")
  }

  // MARK: A single element

  @Test func theFocusStaysWhenTheOnlyElementIsReplaced() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    var taps = 0
    let screen = Screen(columns: 9, rows: 1) {
      ConditionalText(isFirst: flags).onTapGesture { taps += 1 }
    }
    screen.press(.tab)
    flags.value = false
    #expect(screen.effects(of: "second") == "reversed")
    screen.press(.enter)
    #expect(taps == 1)
  }

  private struct ConditionalText: View {
    let isFirst: CurrentValueSubject<Bool, Never>

    var body: some View {
      Latest(of: isFirst) { if $0 { Text("first") } else { Text("second") } }
    }
  }
}
