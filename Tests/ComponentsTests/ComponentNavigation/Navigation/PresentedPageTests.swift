import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PresentedPageTests {
  private static let root = """
    Home
    ────────────────────
            root
    """

  private static let page = """
    ‹ Home  Page
    ────────────────────
            page
    """

  private let isPresented = CurrentValueSubject<Bool, Never>(false)
  private let item = CurrentValueSubject<String?, Never>(nil)

  private func screen() -> Screen {
    Screen(columns: 20, rows: 3) {
      NavigationStack {
        Text("root").navigationTitle("Home")
          .navigationDestination(isPresented: isPresented) {
            Text("page").navigationTitle("Page")
          }
          .navigationDestination(item: item) { Text($0).navigationTitle("Item") }
      }
    }
  }

  @Test func showsAPageWhileAValueIsTrue() {
    let screen = screen()
    #expect(screen.picture == Self.root)
    isPresented.value = true
    #expect(screen.picture == Self.page)
    isPresented.value = false
    #expect(screen.picture == Self.root)
  }

  @Test func goingBackSetsTheValue() {
    let screen = screen()
    isPresented.value = true
    #expect(screen.picture == Self.page)
    screen.press(.escape)
    #expect(screen.picture == Self.root)
    #expect(!isPresented.value)
    isPresented.value = true
    #expect(screen.picture == Self.page)
  }

  @Test func showsAPageFromTheBeginning() {
    isPresented.value = true
    #expect(screen().picture == Self.page)
  }

  @Test func showsAPageForEachItem() {
    let screen = screen()
    item.value = "apple"
    #expect(screen.picture == "‹ Home  Item\n────────────────────\n       apple")
    item.value = "fig"
    #expect(screen.picture == "‹ Home  Item\n────────────────────\n        fig")
    screen.press(.escape)
    #expect(screen.picture == Self.root)
    #expect(item.value == nil)
  }

  @Test func isNotInThePath() {
    let path = CurrentValueSubject<[Int], Never>([])
    let isPresented = isPresented
    let screen = Screen(columns: 20, rows: 3) {
      NavigationStack(path: path) {
        Text("root").navigationDestination(isPresented: isPresented) { Text("page") }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    isPresented.value = true
    #expect(screen.picture.contains("page"))
    #expect(path.value == [])
    path.value = []
    screen.press(.escape)
    path.value = [1]
    #expect(screen.picture.contains("number 1"))
  }

  @Test func itsContentFollowsTheStateOfTheView() {
    struct Counter: View {
      @State private var isPresented = true
      @State private var count = 0

      var body: some View {
        let count = count
        Text("root").navigationDestination(isPresented: $isPresented) {
          Button("count \(count)") { self.count += 1 }.buttonStyle(.plain)
        }
      }
    }
    let screen = Screen(columns: 20, rows: 3) { NavigationStack { Counter() } }
    #expect(screen.picture.contains("count 0"))
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.picture.contains("count 1"))
  }

  @Test func leavesWithTheView() {
    let isShown = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 20, rows: 3) {
      NavigationStack {
        Latest(of: isShown, default: true) {
          if $0 {
            Text("root").navigationDestination(isPresented: .constant(true)) { Text("page") }
          } else {
            Text("other")
          }
        }
      }
    }
    #expect(screen.picture.contains("page"))
    isShown.value = false
    #expect(screen.picture == "\n       other")
  }
}
