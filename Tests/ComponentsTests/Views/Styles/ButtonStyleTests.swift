import Components
import Signals
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(1))) struct ButtonStyleTests {
  private struct Bracketed: ButtonStyle {
    let left: String
    let right: String

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(left)
        configuration.label
        Text(right)
      }
    }
  }

  @Test func appliesTheInnermostStyleFirst() {
    let text = picture {
      Button("a")
        .buttonStyle(Bracketed(left: "[", right: "]"))
        .buttonStyle(Bracketed(left: "(", right: ")"))
    }
    #expect(text == "([a])")
  }

  @Test func appliesToAllButtonsInside() {
    let text = picture {
      HStack {
        Button("a")
        Button("b")
      }
      .buttonStyle(Bracketed(left: "<", right: ">"))
    }
    #expect(text == "<a> <b>")
  }

  @Test func mayHaveItsOwnState() {
    struct Counting: ButtonStyle {
      @State private var appearances = 0

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(appearances)")
        }
        .onAppear { appearances += 1 }
      }
    }
    #expect(picture { Button("a").buttonStyle(Counting()) } == "a 1")
  }

  @Test func sharedStyleHasSeparateStatePerButton() {
    struct Counting: ButtonStyle {
      @State private var presses = 0
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button("\(presses)") { presses += 1 }.buttonStyle(LabelOnlyButtonStyle())
          Text(isEnabled ? "on" : "off")
        }
      }
    }
    let screen = Screen(columns: 20, rows: 3) {
      VStack(alignment: .leading) {
        Button("a")
        Button("b").disabled()
        Button("c")
      }
      .buttonStyle(Counting())
    }
    screen.click(column: 2, row: 2)
    screen.click(column: 2, row: 2)
    screen.click(column: 2, row: 1)
    screen.click(column: 2, row: 0)
    #expect(screen.picture == "a 1 on\nb 0 off\nc 2 on")
  }

  @Test func unreadStatesAreMarked() {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 1) {
      Button("a").buttonStyle(Bracketed(left: "[", right: "]")).disabled(isDisabled)
    }
    screen.press(.tab)
    #expect(screen.attributes(of: "[a]")?.isReversed == true)
    isDisabled.send(true)
    #expect(screen.attributes(of: "[a]")?.isReversed == false)
    #expect(screen.attributes(of: "[a]")?.isDim == true)
    isDisabled.send(false)
    #expect(screen.attributes(of: "[a]")?.isDim == false)
  }

  @Test func readStatesAreNotMarked() {
    struct Telling: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFocused ? "focused" : configuration.isEnabled ? "" : "disabled")
      }
    }
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 1) {
      Button("a").buttonStyle(Telling()).disabled(isDisabled)
    }
    screen.press(.tab)
    #expect(screen.attributes(of: "focused")?.isReversed == false)
    isDisabled.send(true)
    #expect(screen.attributes(of: "disabled")?.isDim == false)
  }

  @Test func mayFollowAPublisher() {
    let brackets = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 9, rows: 3) {
      Button("a").buttonStyle(following: brackets) { Bracketed(left: $0, right: $0) }
    }
    #expect(screen.picture == "╭───╮\n│ a │\n╰───╯")
    for bracket in ["|", "*"] {
      brackets.send(bracket)
      #expect(screen.picture == bracket + "a" + bracket)
    }
  }
}
