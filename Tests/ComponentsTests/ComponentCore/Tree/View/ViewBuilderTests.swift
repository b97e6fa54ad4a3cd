import Components
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ViewBuilderTests {
  @ViewBuilder
  private func views(_ flag: Bool, _ number: Int?) -> some View {
    Text("a")
    if flag { Text("b") }
    if let number { Text("\(number)") } else { Text("-") }
  }

  @Test func buildsConditionalViews() {
    #expect(picture { HStack { views(true, 1) } } == "a b 1")
    #expect(picture { HStack { views(false, nil) } } == "a -")
  }

  @Test func buildsNoView() {
    #expect(picture { HStack {} }.isEmpty)
  }
}
