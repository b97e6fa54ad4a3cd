import SwiftUIPort
import TestSupport
import Testing
import TextBackend

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack(spacing: 0) {
      configuration.textFieldStyle(.plain).padding(.horizontal, 8)
      Text("~~~~~~~~")
    }
  }
}

private struct Form: View {
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Name", text: $name).textFieldStyle(Underlined())
      Text("=\(name)")
    }
  }
}

@MainActor @Suite(.watchdog) struct TextFieldStyleTests {
  @Test func aStyleDecoratesTheField() {
    let screen = Screen(columns: 8, rows: 4, alignment: .topLeading) { Form() }
    #expect(screen.text == " Name\n~~~~~~~~\n=\n")
    screen.press(.tab)
    screen.type("Bo")
    #expect(screen.text == " Bo\n~~~~~~~~\n=Bo\n")
  }
}
