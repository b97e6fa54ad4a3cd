import Components
import Signals
import Terminal

/// A program whose keys use the services of the terminal.
struct ServicesProgram: App {
  @Environment(\.copy) private var copy
  @Environment(\.bell) private var bell
  @Environment(\.notify) private var notify
  @Environment(\.suspend) private var suspend
  @Environment(\.colorScheme) private var colorScheme
  @State private var text = "field"
  @State private var status = "Ready"
  private let title = CurrentValueSubject<String, Never>("Title 1")
  private let progress = CurrentValueSubject<WindowProgress?, Never>(nil)
  private let isTitled = CurrentValueSubject<Bool, Never>(false)

  var body: some View {
    VStack {
      Text(status).windowProgress(progress)
      Text("\(colorScheme)")
      GeometryReader { Text("size \($0.size.width)x\($0.size.height)") }
      TextField("Text", text: $text).cursorShape(.bar)
      HStack {
        command("c") { copy("copied\u{1B}[31m\ttext\n") }
        command("b") { bell() }
        command("n") { notify("Title; \u{1B}", body: "Body") }
        command("t") { isTitled.send(!isTitled.value) }
        command("u") { title.send("Title 2\u{7}\u{1B}]0;x") }
        command("p") { progress.send(progress.value == nil ? .fraction(0.5) : nil) }
        command("s") { status = suspend { ask() } }
        command("e") { status = "Exit \(suspend.run("sh", ["-c", "echo child; read x; exit $x"]))" }
        command("a") {
          Task {
            await suspend { await MainActor.run { print("Async") } }
            status = "Back"
          }
        }
      }
      Latest(of: isTitled, default: false) { isTitled in
        if isTitled { Text("titled").windowTitle(title) }
      }
    }
  }

  private func ask() -> String {
    print("Question")
    return "Input \(readLine() ?? "none")"
  }

  private func command(_ key: Key, action: @escaping @MainActor () -> Void) -> some View {
    Button("x", action: action).buttonStyle(.plain).keyboardShortcut(key, modifiers: [])
  }
}
