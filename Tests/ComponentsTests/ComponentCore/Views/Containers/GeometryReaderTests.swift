import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct GeometryReaderTests {
  @Test func itsContentDependsOnItsSize() {
    let screen = Screen(columns: 12, rows: 3) {
      GeometryReader { proxy in
        Text("\(proxy.size.width)x\(proxy.size.height)")
        if proxy.size.width > 10 { Text("wide").offset(y: 1) }
      }
    }
    #expect(screen.picture == "12x3\nwide")
    screen.resize(columns: 10, rows: 2)
    #expect(screen.picture == "10x2")
  }

  @Test func itsContentIsAtTheTopLeft() {
    let text = picture(7, 4) {
      GeometryReader { _ in Text("a") }.frame(width: 3, height: 2).border()
    }
    #expect(text.contains("│a  │\n") && text.contains("│   │\n"))
  }

  @Test func itsContentKeepsItsState() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onTapGesture { count += 1 } }
    }
    let screen = Screen(columns: 4, rows: 1) { GeometryReader { _ in Counter() } }
    screen.click(column: 0, row: 0)
    screen.resize(columns: 8, rows: 1)
    #expect(screen.text == "1")
  }

  @Test func knowsItsPositionWhenItMoves() {
    let offsets = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 20, rows: 3) {
      GeometryReader { proxy in
        let (local, global) = (proxy.frame(in: .local), proxy.frame(in: .global))
        Text("\(local.origin.x) \(global.origin.x) \(global.origin.y) \(global.size.width)")
      }
      .frame(width: 12, height: 1)
      .padding(.leading, offsets)
      .frame(width: 20, height: 3, alignment: .topLeading)
    }
    #expect(screen.picture == "0 0 0 12")
    offsets.value = 3
    #expect(screen.picture == "   0 3 0 12")
  }

  @Test func followsItsClosureAndItsEnvironment() {
    let titles = CurrentValueSubject<String, Never>("a")
    let usesASCII = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 3) {
      Latest(of: titles) { title in GeometryReader { _ in Text(title).border() } }
        .environment(\.usesASCII, usesASCII)
    }
    #expect(screen.text == "╭─╮\n│a│\n╰─╯")
    titles.value = "b"
    usesASCII.value = true
    #expect(screen.text == "+-+\n|b|\n+-+")
  }

  @Test func runsTheActionsOfItsContentInTheSameFrame() {
    struct Page: View {
      @State private var title = "loading"
      var body: some View {
        GeometryReader { _ in Text(title).onAppear { title = "ready" } }
      }
    }
    #expect(picture { Page() } == "ready")
  }

  @Test func nestedReadersAreEvaluatedOnceWhenTheirSizeChanges() {
    var evaluations = 0
    func readers(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Text("a")) }
      return AnyView(
        GeometryReader { _ in
          let _ = evaluations += 1
          readers(depth - 1)
        })
    }
    let screen = Screen(columns: 9, rows: 1) { readers(8) }
    #expect(screen.text == "a" && evaluations == 8)
    screen.resize(columns: 8, rows: 1)
    #expect(screen.text == "a" && evaluations == 16)
  }
}
