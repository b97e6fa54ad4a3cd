import SwiftUIPort
import TestSupport
import Testing
import TextBackend

extension EnvironmentValues {
  /// The words of a comment: var comment: Int = 3.
  @Entry var margin: CGFloat = 8
  @Entry var names = ["a", "b"].map { $0 + "=" }
  @Entry var choose: (@Sendable (String) -> String)?
}

extension FocusedValues {
  @Entry var title: String?
  @Entry var note: Binding<String>?
}

@MainActor @Suite(.watchdog) struct EntryTests {
  private struct Values: View {
    @Environment(\.margin) private var margin
    @Environment(\.names) private var names
    @Environment(\.choose) private var choose

    var body: some View {
      Text("\(Int(margin)) \(names.joined()) \(choose?("it") ?? "-")")
    }
  }

  @Test func entriesHaveTheirValuesUntilAViewSetsOthers() {
    #expect(picture { Values() } == "8 a=b= -")
    let changed = Values().environment(\.margin, 16).environment(\.names, ["x"])
    #expect(picture { changed.environment(\.choose) { $0 + "!" } } == "16 x it!")
  }

  @Test func aValueIsTransformed() {
    #expect(
      picture { Values().transformEnvironment(\.names) { $0.append("c") } } == "8 a=b=c -")
  }

  private struct Commands: View {
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.note) private var note

    var body: some View {
      Text("\(title ?? "nothing"), \(note ?? "no note")")
      Button("x") { note = "changed" }.keyboardShortcut("x", modifiers: .control)
    }
  }

  private struct Notes: View {
    @State private var note = "one"

    var body: some View {
      VStack(alignment: .leading) {
        Commands()
        Button("a") {}.focusedValue(\.title, "first").focusedValue(\.note, $note)
        Button("b") {}.focusedValue(\.title, "second")
      }
    }
  }

  @Test func aValueIsThatOfTheViewWithTheFocus() {
    let screen = Screen(columns: 30, rows: 12, alignment: .topLeading) { Notes() }
    #expect(screen.text.hasPrefix("nothing, no note"))
    screen.press(.tab)
    screen.press(.tab)
    #expect(screen.text.hasPrefix("first, one"))
    screen.press("x", modifiers: .control)
    #expect(screen.text.hasPrefix("first, changed"))
    screen.press(.tab)
    #expect(screen.text.hasPrefix("second, no note"))
  }
}
