import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct DynamicPropertyTests {
  private struct Style: ButtonStyle {
    @State private var hovers = 0
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text("\(isEnabled) \(hovers)").onHover { if $0 { hovers += 1 } }
    }
  }

  @Test func linksThePropertiesOfAHost() {
    let screen = Screen(columns: 9, rows: 1) { Button("a").buttonStyle(Style()) }
    #expect(screen.text == "true 0")
    screen.move(column: 0, row: 0)
    #expect(screen.text == "true 1")
  }

  @Test func copiesOfAViewHaveSeparateState() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onTapGesture { count += 1 } }
    }
    let counter = Counter()
    let screen = Screen(columns: 9, rows: 2) {
      counter
      counter
    }
    _ = screen.text
    screen.click(column: 0, row: 1)
    #expect(screen.text == "0\n1")
  }

  /// A wrapper that is composed of others.
  @propertyWrapper
  private struct Clamped: DynamicProperty {
    @State private var value = 0
    @Environment(\.isEnabled) private var isEnabled
    private(set) var limit = 0

    var wrappedValue: Int {
      get { min(value, limit) }
      nonmutating set { value = newValue }
    }

    mutating func update() { limit = isEnabled ? 2 : 0 }
  }

  /// A wrapper that contains a composed one.
  @propertyWrapper
  private struct Doubled: DynamicProperty {
    @Clamped private var value
    private(set) var shown = 0

    var wrappedValue: Int {
      get { shown }
      nonmutating set { value = newValue / 2 }
    }

    mutating func update() { shown = value * 2 }
  }

  @Test func composedWrappersAreUpdatedBeforeEachEvaluation() {
    struct Counter: View {
      @Doubled private var count
      var body: some View {
        Button("\(count)") { count += 2 }.buttonStyle(LabelOnlyButtonStyle())
      }
    }
    let screen = Screen(columns: 9, rows: 2) {
      Counter()
      Counter()
    }
    func press(_ times: Int) {
      for _ in 0..<times { screen.press(.enter) }
    }
    screen.press(.tab)
    press(1)
    #expect(screen.text == "2\n0")
    press(3)
    #expect(screen.text == "4\n0")
  }

  @Test func composedWrappersReadTheEnvironment() {
    struct Counter: View {
      @Clamped private var count
      var body: some View {
        Text("\(count)").onAppear { count = 7 }
      }
    }
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 1) { Counter().disabled(isDisabled) }
    #expect(screen.text == "2")
    isDisabled.value = true
    #expect(screen.text == "0")
  }
}
