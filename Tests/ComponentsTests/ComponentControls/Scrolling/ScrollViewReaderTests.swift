import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScrollViewReaderTests {
  private struct Request: Equatable, Sendable {
    var id = ""
    var anchor: UnitPoint?
  }

  private let requests = PassthroughSubject<Request, Never>()
  private let lines = CurrentValueSubject<[Int], Never>(Array(0..<20))

  private var screen: Screen {
    let screen = Screen(columns: 8, rows: 3) {
      ScrollViewReader { proxy in
        ScrollView(showsIndicators: false) {
          ForEach(lines, id: \.self) { Text("line \($0)") }
          Text("the end").id("end")
        }
        .onReceive(requests) { request in
          if let line = Int(request.id) {
            proxy.scrollTo(line, anchor: request.anchor)
          } else {
            proxy.scrollTo(request.id, anchor: request.anchor)
          }
        }
      }
    }
    _ = screen.text
    return screen
  }

  @Test func scrollsAsLittleAsNecessary() {
    let screen = screen
    requests.send(Request(id: "5"))
    #expect(screen.text == "line 3\nline 4\nline 5")
    requests.send(Request(id: "4"))
    #expect(screen.text == "line 3\nline 4\nline 5")
    requests.send(Request(id: "1"))
    #expect(screen.text == "line 1\nline 2\nline 3")
  }

  @Test func alignsTheViewWithTheAnchor() {
    let screen = screen
    requests.send(Request(id: "8", anchor: .top))
    #expect(screen.text == "line 8\nline 9\nline 10")
    requests.send(Request(id: "8", anchor: .center))
    #expect(screen.text == "line 7\nline 8\nline 9")
    requests.send(Request(id: "8", anchor: .bottom))
    #expect(screen.text == "line 6\nline 7\nline 8")
    requests.send(Request(id: "8", anchor: UnitPoint(x: .nan, y: .infinity)))
    #expect(screen.text == "line 6\nline 7\nline 8")
  }

  @Test func findsAViewByItsModifier() {
    let screen = screen
    requests.send(Request(id: "end", anchor: .top))
    #expect(screen.text == "line 18\nline 19\nthe end")
    requests.send(Request(id: "nowhere"))
    #expect(screen.text == "line 18\nline 19\nthe end")
  }

  private func sections(_ container: @escaping (AnyView) -> some View) -> Screen {
    Screen(columns: 8, rows: 3) {
      ScrollViewReader { proxy in
        container(
          AnyView(
            ForEach(["a", "b", "c"], id: \.self) { id in
              Section("head \(id)") { ForEach(0..<1_000) { Text("\(id) \($0)") } }
            })
        )
        .scrollIndicators(.hidden)
        .onReceive(requests) { proxy.scrollTo($0.id, anchor: $0.anchor) }
      }
    }
  }

  @Test func scrollsToTheBeginningOfASection() {
    let list = sections { content in List { content } }
    let stack = sections { content in
      ScrollView { LazyVStack(alignment: .leading, spacing: 0) { content } }
    }
    for screen in [list, stack] {
      _ = screen.text
      requests.send(Request(id: "b", anchor: .top))
      #expect(screen.text == "head b\nb 0\nb 1")
      screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 9), at: .zero)))
      requests.send(Request(id: "b", anchor: .top))
      #expect(screen.text == "head b\nb 0\nb 1")
      requests.send(Request(id: "a"))
      #expect(screen.text == "head a\na 0\na 1")
    }
  }

  @Test func scrollsToAViewThatAppearsInTheSameFrame() {
    let screen = screen
    requests.send(Request(id: "20"))
    lines.value.append(20)
    #expect(screen.text == "line 18\nline 19\nline 20")
  }
}
