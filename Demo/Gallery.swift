import Components
import Signals

/// The gallery: a bar of pages above the selected page.
struct Gallery: View {
  let pages: [Page]
  let input: DemoInput
  @State private var page: Page

  init(page: Page, of pages: [Page] = Page.all, input: DemoInput) {
    self.pages = pages
    self.input = input
    _page = State(initialValue: page)
  }

  var body: some View {
    VStack(spacing: 0) {
      PageBar(pages: pages, page: $page)
      Divider()
      PageView(page: page, input: input)
    }
  }
}

/// A page without the bar.
struct PageView: View {
  let page: Page
  let input: DemoInput

  var body: some View {
    page.content(input)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
  }
}

/// A button for each page, in a row that scrolls. The first nine have a digit as their keyboard
/// shortcut.
private struct PageBar: View {
  let pages: [Page]
  @Binding var page: Page

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) { tabs }
        .onAppear { proxy.scrollTo(page.name) }
        .onChange(of: page) { proxy.scrollTo(page.name) }
    }
  }

  private var tabs: some View {
    HStack(spacing: 0) {
      ForEach(Array(pages.enumerated()), id: \.offset) { index, candidate in
        let digit = index < 9 ? Character("\(index + 1)") : nil
        Button(digit.map { "\($0) \(candidate.title)" } ?? candidate.title) { page = candidate }
          .buttonStyle(TabStyle(isSelected: candidate == page))
          .keyboardShortcut(digit.map { KeyboardShortcut(.character($0), modifiers: []) })
          .id(candidate.name)
      }
    }
  }
}

/// A tab of a tab bar.
private struct TabStyle: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 1)
      .bold(isSelected || configuration.isFocused)
      .underline(configuration.isHovered || configuration.isFocused)
      .reversed(isSelected != configuration.isPressed)
  }

  func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.pressed, .hovered, .focused]
  }
}
