import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct BarSettingsTests {
  /// Returns a screen that shows the second page of a stack, which `change` has changed.
  private func page(@ViewBuilder _ change: @escaping (AnyView) -> some View) -> Screen {
    Screen(columns: 14, rows: 5) {
      NavigationStack {
        Text("root").navigationTitle("Home")
          .navigationDestination(isPresented: .constant(true)) {
            change(
              AnyView(
                Text("page").navigationTitle("Page")
                  .toolbar { ToolbarItem(placement: .bottomBar) { Text("end") } }))
          }
      }
    }
  }

  @Test func hidesABar() {
    #expect(page { $0.toolbar(.hidden, for: .bottomBar) }.picture.hasPrefix("‹ Home  Page\n"))
    #expect(
      page { $0.toolbar(.hidden, for: .navigationBar) }.picture
        == "\n     page\n\n──────────────\nend")
    #expect(page { $0.toolbar(.hidden) }.picture == "\n\n     page")
    #expect(page { $0.toolbar(.hidden, for: .tabBar) }.picture == page { $0 }.picture)
  }

  @Test func aBarFollowsAPublisher() {
    let visibilities = CurrentValueSubject<Visibility, Never>(.hidden)
    let screen = page { $0.toolbar(visibilities, for: .navigationBar) }
    #expect(!screen.picture.contains("Page"))
    visibilities.value = .visible
    #expect(screen.picture.contains("Page"))
  }

  @Test func anInnerViewCountsMore() {
    let screen = page { $0.toolbar(.visible).toolbar(.hidden) }
    #expect(screen.picture.contains("Page"))
  }

  @Test func hidesTheBackButton() {
    let screen = page { $0.navigationBarBackButtonHidden() }
    #expect(screen.picture.hasPrefix("Page\n──────────────\n"))
  }

  @Test(arguments: [KeyPress(.escape), KeyPress(.left, modifiers: .alt)])
  func keysGoBackWithoutABackButton(press: KeyPress) {
    for hidesBar in [false, true] {
      let isPresented = CurrentValueSubject<Bool, Never>(true)
      let screen = Screen(columns: 14, rows: 4) {
        NavigationStack {
          Text("root").navigationDestination(isPresented: isPresented) {
            Text("page").navigationBarBackButtonHidden(!hidesBar)
              .toolbar(hidesBar ? .hidden : .automatic, for: .navigationBar)
          }
        }
      }
      #expect(screen.picture.contains("page") && !screen.picture.contains("Back"))
      screen.press(press.key, modifiers: press.modifiers)
      #expect(!isPresented.value)
      #expect(screen.picture.contains("root"))
    }
  }

  @Test func drawsABackgroundBehindABar() {
    let styles = CurrentValueSubject<Color, Never>(.blue)
    let screen = page { $0.toolbarBackground(styles, for: .navigationBar) }
    #expect(screen.frame[13, 0].attributes.background == .blue)
    #expect(screen.frame[13, 1].attributes.background == nil)
    styles.value = .red
    #expect(screen.frame[13, 0].attributes.background == .red)
    let hidden = page {
      $0.toolbarBackground(.hidden, for: .navigationBar).toolbarBackground(.blue)
    }
    #expect(hidden.frame[13, 0].attributes.background == nil)
    #expect(hidden.frame[13, 4].attributes.background == .blue)
  }

  @Test func endsWithItsPage() {
    let screen = Screen(columns: 14, rows: 3) {
      NavigationStack {
        NavigationLink("next") { Text("page").toolbar(.hidden, for: .navigationBar) }
          .navigationTitle("Home")
      }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(!screen.picture.contains("Home"))
    screen.press(.escape)
    #expect(screen.picture.contains("Home"))
  }
}
