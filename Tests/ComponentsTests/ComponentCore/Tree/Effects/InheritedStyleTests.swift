import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct InheritedStyleTests {
  /// A view that presents a text in each way, in the style of `content`.
  private func screens(
    _ content: @escaping (AnyView) -> some View
  ) -> [(name: String, screen: Screen)] {
    func screen(_ presenter: some View) -> Screen {
      Screen(columns: 30, rows: 12) { content(AnyView(presenter)) }
    }
    let front = Text("front").background(Color("brand"))
    let isPresented = Binding.constant(true)
    return [
      ("sheet", screen(Text("x").sheet(isPresented: isPresented) { front })),
      ("popover", screen(Text("x").popover(isPresented: isPresented) { front })),
      ("fullScreenCover", screen(Text("x").fullScreenCover(isPresented: isPresented) { front })),
      ("alert", screen(Text("x").alert("a", isPresented: isPresented) { front })),
      (
        "confirmationDialog",
        screen(Text("x").confirmationDialog("a", isPresented: isPresented) { front })
      ),
      (
        "nothing in a stack",
        screen(VStack { EmptyView().sheet(isPresented: isPresented) { front } })
      ),
      (
        "sheet in a sheet",
        screen(
          Text("x").sheet(isPresented: isPresented) {
            Text("y").sheet(isPresented: isPresented) { front }
          })
      ),
    ]
  }

  @Test func presentedViewsHaveTheStyleOfThePresentingView() {
    let screens = screens {
      $0.foregroundStyle(.green).italic().namedColors(["brand": Color("house")])
        .namedColors(["house": .orange])
    }
    for (name, screen) in screens {
      let attributes = screen.attributes(of: "front")
      #expect(attributes?.foreground == .green, "\(name)")
      #expect(attributes?.background == .orange, "\(name)")
      #expect(attributes?.isItalic == true, "\(name)")
    }
  }

  @Test func menusHaveTheStyleOfTheirButton() {
    let screen = Screen(columns: 20, rows: 8) {
      Menu("Menu") { Text("item").foregroundStyle(.accentColor) }.tint(.purple)
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.attributes(of: "item")?.foreground == .purple)
  }

  @Test func presentedViewsFollowTheStyle() {
    let colors = CurrentValueSubject<Color, Never>(.red)
    let named = CurrentValueSubject<[String: Color], Never>(["brand": .red])
    for (name, screen) in screens({ $0.foregroundStyle(colors).namedColors(named) }) {
      colors.value = .red
      named.value = ["brand": .blue]
      #expect(screen.attributes(of: "front")?.foreground == .red, "\(name)")
      #expect(screen.attributes(of: "front")?.background == .blue, "\(name)")
      colors.value = .green
      #expect(screen.attributes(of: "front")?.foreground == .green, "\(name)")
      named.value = ["brand": .yellow]
      #expect(screen.attributes(of: "front")?.background == .yellow, "\(name)")
    }
  }

  @Test func aGradientSpansThePresentedView() {
    let screen = Screen(columns: 20, rows: 3) {
      Text("x").sheet(isPresented: .constant(true)) { Text("ab") }
        .foregroundStyle(
          .linearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing))
    }
    let (first, second) = (screen.attributes(of: "a"), screen.attributes(of: "b"))
    #expect(first?.foreground != nil && second?.foreground != nil)
    #expect(first?.foreground != second?.foreground)
  }

  @Test func swappedColorsAreNotInherited() {
    let screen = Screen(columns: 20, rows: 5) {
      Text("x").sheet(isPresented: .constant(true)) { Text("front") }.reversed()
    }
    #expect(screen.effects(of: "front") == "")
  }
}
