import Components
import Signals
import TextBackend

/// The gallery: the pages, what the selected page shows, the page, and the keys that work.
///
/// A large gallery has the pages in a sidebar, a narrow or low one in a bar.
struct Gallery: View {
  let pages: [Page]
  let input: DemoInput
  @State private var page: Page
  @State private var settings: Settings
  @Environment(\.quit) private var quit
  @Environment(\.usesASCII) private var usesASCII
  @FocusState private var pageHasFocus: Bool

  init(page: Page, of pages: [Page] = Page.all, input: DemoInput) {
    self.pages = pages
    self.input = input
    _page = State(initialValue: page)
    _settings = State(initialValue: Settings(interval: input.interval))
  }

  var body: some View {
    GeometryReader { proxy in
      let isLarge = proxy.size.width >= 100 && proxy.size.height >= PageSidebar.rows(for: pages)
      let layout =
        isLarge ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      // The page keeps its state when the list of pages moves.
      layout {
        if isLarge {
          PageSidebar(pages: pages, page: $page, settings: $settings, turn: turn)
        } else {
          PageBar(pages: pages, page: $page, turn: turn)
            .frame(height: PageBar.rows(in: proxy.size))
        }
        titledPage
      }
    }
    .onKeyboardShortcut("q", modifiers: [], title: "Quit") { quit() }
    .commandPalette()
    .onSettingKeys($settings)
    .onKeyboardShortcut("[", modifiers: [], title: "Back") { turn(-1) }
    .onKeyboardShortcut("]", modifiers: [], title: "Next") { turn(1) }
    .keyHelp()
    .onPageShortcut(0..<9, of: pages, modifiers: []) { page = $0 }
    .onPageShortcut(9..<18, of: pages, modifiers: .alt) { page = $0 }
    .environment(\.usesASCII, usesASCII || settings.usesASCII)
    .theme(settings.theme.theme)
    .preferredColorDepth(settings.colorDepth)
  }

  private var titledPage: some View {
    VStack(spacing: 0) {
      PageSummary(page: page)
      PageView(page: page, input: input.with(settings))
        .equatable()
        .disabled(settings.isDisabled)
        .focused($pageHasFocus)
        .defaultFocus($pageHasFocus, true)
        .id(page.name)
    }
  }

  private func turn(_ step: Int) {
    let index = pages.firstIndex(of: page) ?? 0
    page = pages[(index + step + pages.count) % pages.count]
  }
}

extension View {
  /// Shows a page when a digit is pressed: 1 for the first of those in `range`.
  fileprivate func onPageShortcut(
    _ range: Range<Int>, of pages: [Page], modifiers: KeyModifiers,
    show: @escaping @MainActor (Page) -> Void
  ) -> some View {
    let shown = pages[range.clamped(to: pages.indices)]
    let keyed = Dictionary(
      uniqueKeysWithValues: zip(["1", "2", "3", "4", "5", "6", "7", "8", "9"] as [Key], shown))
    return onKeyboardShortcut(
      keys: Set(keyed.keys), modifiers: modifiers, title: { keyed[$0]?.title }
    ) { key in
      if let page = keyed[key] { show(page) }
    }
  }
}

/// A line with what a page shows. `?` shows the source of the page.
private struct PageSummary: View {
  let page: Page
  @State private var showsSource = false

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 1) {
        VStack { Divider() }.frame(width: 1)
        summary
        VStack { Divider() }
      }
      summary
    }
    .onKeyboardShortcut("?", modifiers: [], title: "Source") { showsSource = true }
    .sheet(isPresented: $showsSource) { PageSource(page: page) }
  }

  private var summary: some View {
    Text(page.summary).lineLimit(1).layoutPriority(1)
  }
}

/// The source of a page, which scrolls.
private struct PageSource: View {
  let page: Page

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("The source of “\(page.title)”").bold().lineLimit(1)
        Spacer()
        Text("Esc closes").foregroundStyle(.secondary).lineLimit(1)
      }
      Divider()
      ScrollView { SwiftCode(page.source) }
    }
  }
}
