import Components
import Signals

/// The gallery: a bar of pages, what the selected page shows, the page, and the keys that work.
struct Gallery: View {
  let pages: [Page]
  let input: DemoInput
  @State private var page: Page
  @Environment(\.quit) private var quit
  @FocusState private var pageHasFocus: Bool

  init(page: Page, of pages: [Page] = Page.all, input: DemoInput) {
    self.pages = pages
    self.input = input
    _page = State(initialValue: page)
  }

  var body: some View {
    VStack(spacing: 0) {
      PageBar(pages: pages, page: $page, turn: move).frame(height: 1)
      PageSummary(page: page)
      PageView(page: page, input: input)
        .focused($pageHasFocus)
        .defaultFocus($pageHasFocus, true)
        .id(page.name)
    }
    .commandPalette()
    .onKeyboardShortcut("[", modifiers: [], title: "Back") { move(-1) }
    .onKeyboardShortcut("]", modifiers: [], title: "Next") { move(1) }
    .onKeyboardShortcut("q", modifiers: [], title: "Quit") { quit() }
    .keyHelp()
    .onPageShortcut(0..<9, of: pages, modifiers: []) { page = $0 }
    .onPageShortcut(9..<18, of: pages, modifiers: .alt) { page = $0 }
  }

  private func move(_ step: Int) {
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

/// A page without the bar.
struct PageView: View {
  let page: Page
  let input: DemoInput

  var body: some View {
    // Created once, because a page may keep publishers.
    let content = page.content(input)
    if page.fillsScreen {
      content
        .frame(
          minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
    } else {
      GeometryReader { proxy in
        ScrollView {
          PageLayout(height: proxy.size.height) { content }
        }
      }
    }
  }
}

/// A layout that gives a page the height of the screen, or as much as it needs if it is larger,
/// and places it in the upper middle.
private struct PageLayout: Layout {
  let height: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let size = subviews.first?.sizeThatFits(pageProposal(in: proposal, subviews)) ?? .zero
    return Size(width: proposal.width ?? size.width, height: max(height, size.height))
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let page = subviews.first else { return }
    let proposal = pageProposal(in: proposal, subviews)
    let size = page.sizeThatFits(proposal)
    // More space below than above looks balanced.
    let (x, y) = ((bounds.size.width - size.width) / 2, (bounds.size.height - size.height) / 4)
    page.place(
      at: Point(x: bounds.minX + max(0, x), y: bounds.minY + max(0, y)), proposal: proposal)
  }

  private func pageProposal(
    in proposal: ProposedViewSize, _ subviews: Subviews
  ) -> ProposedViewSize {
    let ideal = ProposedViewSize(width: proposal.width, height: nil)
    let idealHeight = subviews.first?.sizeThatFits(ideal).height ?? 0
    return idealHeight > height ? ideal : ProposedViewSize(width: proposal.width, height: height)
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
      ScrollView { Text(String(decoding: page.source(), as: UTF8.self)) }
    }
  }
}
