import Components
import Signals
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct ScreenServicesTests {
  private struct Actions: View {
    @Environment(\.copy) private var copy
    @Environment(\.bell) private var bell
    @Environment(\.notify) private var notify
    @Environment(\.suspend) private var suspend
    let log: Log

    var body: some View {
      VStack {
        command("c") { log.results.append(copy("a\u{1B}\tb\n")) }
        command("l") {
          log.results.append(copy(String(repeating: "x", count: CopyAction.limit + 1)))
        }
        command("e") { log.results.append(copy("")) }
        command("b") { bell() }
        command("n") { notify("title", body: "body") }
        command("s") { log.results.append(suspend { true }) }
      }
    }

    private func command(_ key: Key, action: @escaping @MainActor () -> Void) -> some View {
      Button("x", action: action).keyboardShortcut(key, modifiers: [])
    }
  }

  private final class Log {
    var results: [Bool] = []
    var requests: [HostRequest] = []
  }

  private let log = Log()

  @Test func copiesToTheClipboardOfTheScreen() {
    let screen = Screen(columns: 20, rows: 20) { Actions(log: log) }
    #expect(screen.clipboard == nil)
    screen.type("c")
    #expect(screen.clipboard == "a\u{241B}\tb\n")
    screen.type("le")
    #expect(log.results == [true, false, false])
    #expect(screen.clipboard == "a\u{241B}\tb\n")
  }

  @Test func passesRequestsToTheTerminal() {
    let log = log
    let screen = Screen(columns: 20, rows: 20) { Actions(log: log) }
    screen.setHost {
      log.requests.append($0)
      return false
    } onTitleChange: { _ in
    }
    screen.type("cbns")
    #expect(
      log.requests == [
        .copy("a\u{1B}\tb\n"), .bell, .notify(title: "title", body: "body"), .suspend(true),
        .suspend(false),
      ])
    #expect(log.results == [false, true])
  }

  @Test func enclosingViewsCanHandleTheRequests() {
    let log = log
    let screen = Screen(columns: 20, rows: 20) {
      Actions(log: log)
        .environment(\.copy, CopyAction { $0.isEmpty })
        .environment(\.bell, BellAction { log.results.append(true) })
        .environment(\.notify, NotifyAction { log.requests.append(.copy($0 + $1)) })
        .environment(\.suspend, SuspendAction { log.requests.append(.suspend($0)) })
    }
    screen.type("cbns")
    #expect(log.results == [false, true, true])
    #expect(log.requests == [.copy("titlebody"), .suspend(true), .suspend(false)])
    #expect(screen.clipboard == nil)
  }

  // MARK: Fields

  @Test func aFieldCopiesAndCutsItsSelection() {
    let text = CurrentValueSubject<String, Never>("some text")
    let screen = Screen(columns: 20, rows: 3) { TextField(text: text) }
    screen.press(.tab)
    // Nothing is selected.
    for key in ["w", "x"] as [Key] { screen.press(key, modifiers: key == "w" ? .alt : .control) }
    #expect(screen.clipboard == nil)
    #expect(text.value == "some text")
    screen.press(.left, modifiers: [.alt, .shift])
    screen.press("w", modifiers: .alt)
    #expect(screen.clipboard == "text")
    #expect(text.value == "some text")
    screen.press(.left)
    screen.press(.home, modifiers: .shift)
    screen.press("x", modifiers: .control)
    #expect(screen.clipboard == "some ")
    #expect(text.value == "text")
    screen.press("y", modifiers: .control)
    #expect(text.value == "some text")
  }

  @Test func killingWithoutASelectionLeavesTheClipboardAlone() {
    let screen = Screen(columns: 20, rows: 3) { TextEditor(text: CurrentValueSubject("some text")) }
    screen.press(.tab)
    screen.press("u", modifiers: .control)
    #expect(screen.clipboard == nil)
  }

  @Test func hiddenTextIsNeverCopied() {
    let screen = Screen(columns: 20, rows: 3) {
      SecureField("", text: CurrentValueSubject("secret"))
    }
    screen.press(.tab)
    screen.press("a", modifiers: .alt)
    screen.press("w", modifiers: .alt)
    screen.press("x", modifiers: .control)
    #expect(screen.clipboard == nil)
  }

  // MARK: The cursor

  @Test func sendsTheShapeOfTheFocusedFieldsCursor() {
    let shapes = PassthroughSubject<CursorShape, Never>()
    let screen = Screen(columns: 20, rows: 9) {
      VStack {
        TextField("").cursorShape(.bar.blinking)
        TextField("").cursorShape(shapes)
      }
    }
    func bytes() -> String { String(decoding: screen.bytes(), as: UTF8.self) }
    #expect(!bytes().contains(" q"))
    screen.press(.tab)
    #expect(bytes().contains("\u{1B}[5 q"))
    screen.type("a")
    #expect(!bytes().contains(" q"))
    screen.press(.tab)
    #expect(bytes().contains("\u{1B}[0 q"))
    shapes.send(.underline)
    #expect(bytes() == "\u{1B}[4 q")
    screen.invalidate()
    #expect(bytes().hasPrefix("\u{1B}[4 q"))
  }

  @Test func shapesHaveTheNumbersOfTerminals() {
    let shapes: [CursorShape] = [.block, .underline, .bar]
    #expect(shapes.map(\.parameter) == [2, 4, 6])
    #expect(shapes.map(\.blinking.parameter) == [1, 3, 5])
  }
}
