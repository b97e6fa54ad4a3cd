import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ViewModifierTests {
  private struct Titled: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
      HStack {
        Text(title)
        content
      }
    }
  }

  @Test func returnsAModifiedView() {
    #expect(picture { Text("a").modifier(Titled(title: "1")) } == "1 a")
    #expect(
      picture { Text("a").modifier(Titled(title: "1")).modifier(Titled(title: "2")) } == "2 1 a")
  }

  @Test func mayRepeatOrOmitItsContent() {
    struct Times: ViewModifier {
      let count: Int
      func body(content: Content) -> some View {
        HStack { ForEach(0..<count) { _ in content } }
      }
    }
    #expect(picture { Text("a").modifier(Times(count: 3)) } == "a a a")
    #expect(picture { Text("a").modifier(Times(count: 0)) } == "")
  }

  @Test func mayHaveState() {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        HStack {
          content
          Button("\(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle())
        }
      }
    }
    struct Counter: View {
      @State private var count = 5
      var body: some View { Button("\(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle()) }
    }
    let counting = Counting()
    let screen = Screen(columns: 9, rows: 2) {
      Counter().modifier(counting)
      Counter().modifier(counting)
    }
    #expect(screen.picture == "5 0\n5 0")
    for (column, row) in [(0, 0), (2, 0), (2, 0), (2, 1)] { screen.click(column: column, row: row) }
    #expect(screen.picture == "6 2\n5 1")
  }

  @Test func readsTheEnvironment() {
    struct Enabling: ViewModifier {
      @Environment(\.isEnabled) private var isEnabled
      func body(content: Content) -> some View {
        if isEnabled { content } else { Text("off") }
      }
    }
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 1) {
      Text("on").modifier(Enabling()).disabled(isDisabled)
    }
    #expect(screen.text == "on")
    isDisabled.send(true)
    #expect(screen.text == "off")
  }

  @Test func doesNotEvaluateItsContent() {
    struct Leaf: View {
      let log: CurrentValueSubject<Int, Never>
      var body: some View {
        log.value += 1
        return Text("leaf")
      }
    }
    struct Toggling: ViewModifier {
      @State private var isBold = false
      func body(content: Content) -> some View {
        content.bold(isBold).onTapGesture { isBold.toggle() }
      }
    }
    let log = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 1) { Leaf(log: log).modifier(Toggling()) }
    screen.click(column: 0, row: 0)
    #expect(screen.attributes(of: "leaf")?.isBold == true)
    #expect(log.value == 1)
  }
}
