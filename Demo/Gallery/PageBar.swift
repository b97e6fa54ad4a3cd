import Components

/// A button for each page, in one or two rows. The first nine pages have a digit. The bar has the
/// focus as a whole, and ← and → turn the pages.
///
/// If not all buttons fit, the bar shows those around the button of the page, each as a whole, and
/// arrows that lead to the others.
struct PageBar: View {
  let pages: [Page]
  @Binding var page: Page
  /// Turns to the page that is a number of places after this one.
  let turn: (Int) -> Void
  @FocusState private var hasFocus: Bool
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    GeometryReader { proxy in
      Group {
        if proxy.size.height > 1 {
          FlowLayout { tabs(pages[...]) }.frame(maxWidth: .infinity, alignment: .leading)
        } else {
          row(shownTabs(in: proxy.size.width))
        }
      }
      .focusable()
      .focused($hasFocus)
      .onKeyPress(.left) { turnPage(by: -1) }
      .onKeyPress(.right) { turnPage(by: 1) }
    }
  }

  /// Returns the number of rows of the bar in a gallery: two where all pages fit in them, and
  /// enough rows are left.
  static func rows(in size: Size) -> Int { size.width >= 60 && size.height >= 20 ? 2 : 1 }

  private func row(_ shown: Range<Int>) -> some View {
    HStack(spacing: 0) {
      if shown.lowerBound > 0 {
        arrow(usesASCII ? "<" : "‹", to: pages[shown.lowerBound - 1])
          .accessibilityLabel("Earlier pages")
      }
      tabs(pages[shown])
      if shown.upperBound < pages.count {
        arrow(usesASCII ? ">" : "›", to: pages[shown.upperBound])
          .accessibilityLabel("Later pages")
      }
    }
  }

  private func tabs(_ shown: ArraySlice<Page>) -> some View {
    ForEach(shown) { tab in
      Button(pages.title(of: tab)) { page = tab }
        .focusable(false)
        .buttonStyle(TabStyle(isSelected: tab == page, isFocused: hasFocus && tab == page))
        .accessibilityAddTraits(tab == page ? .isSelected : [])
    }
  }

  private func turnPage(by step: Int) -> KeyPress.Result {
    turn(step)
    return .handled
  }

  private func arrow(_ title: String, to target: Page) -> some View {
    Button(title) { page = target }
      .focusable(false)
      .buttonStyle(TabStyle(isSelected: false, isFocused: false, padding: 0))
  }

  /// Returns the indices of the tabs to show in a bar of `width`: all, or those that are on one
  /// line with the selected page if lines are filled from the first page on.
  private func shownTabs(in width: Int) -> Range<Int> {
    let widths = pages.map { pages.title(of: $0).count + 2 }
    if widths.reduce(0, +) <= width { return pages.indices }
    let selected = pages.firstIndex(of: page) ?? 0
    // An arrow takes a column at each side.
    let lineWidth = width - 2
    var (line, rest) = (0..<0, lineWidth)
    for (index, width) in widths.enumerated() {
      if width > rest, !line.isEmpty {
        if index > selected { break }
        (line, rest) = (index..<index, lineWidth)
      }
      line = line.lowerBound..<index + 1
      rest -= width
    }
    return line
  }
}

/// A tab of a bar or a sidebar.
struct TabStyle: ButtonStyle {
  let isSelected: Bool
  let isFocused: Bool
  var padding = 1

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, padding)
      .bold(isSelected)
      .underline(configuration.isHovered || isFocused)
      .foregroundColor(isSelected ? .theme(.onSelection) : nil)
      .background(isSelected ? Color.theme(.selection) : .clear)
      .reversed(configuration.isPressed)
  }

  func shownStates(in environment: EnvironmentValues) -> ControlState {
    [.pressed, .hovered]
  }
}
