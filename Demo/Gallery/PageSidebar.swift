import Components

/// The names of all pages in groups, beside the page. The list has the focus as a whole, and the
/// arrow keys turn the pages.
struct PageSidebar: View {
  let pages: [Page]
  @Binding var page: Page
  @Binding var settings: Settings
  /// Turns to the page that is a number of places after this one.
  let turn: (Int) -> Void
  @FocusState private var hasFocus: Bool

  static let width = 20

  /// Returns the number of rows that the sidebar needs: its title, two more for each group, and a
  /// blank one above the settings.
  static func rows(for pages: [Page]) -> Int {
    1 + 2 * Page.Group.allCases.count + pages.count + 1 + Setting.all.count
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(" ANNUNCIATOR").bold().foregroundStyle(Color.accentColor)
      ForEach(Page.Group.allCases, id: \.self) { group in
        Text(" \(group.title)").foregroundStyle(.secondary).padding(.top, 1)
        ForEach(pages.filter { $0.group == group }) { row(of: $0) }
      }
      Spacer(minLength: 1)
      SettingsList(settings: $settings)
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .frame(width: PageSidebar.width, alignment: .leading)
    .background(.theme(.surface))
    .focusable()
    .focused($hasFocus)
    .onKeyPress(keys: [.up, .left]) { _ in turnPage(by: -1) }
    .onKeyPress(keys: [.down, .right]) { _ in turnPage(by: 1) }
  }

  private func turnPage(by step: Int) -> KeyPress.Result {
    turn(step)
    return .handled
  }

  private func row(of row: Page) -> some View {
    Button {
      page = row
    } label: {
      Text(" \(pages.title(of: row, padded: true))")
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .focusable(false)
    .buttonStyle(TabStyle(isSelected: row == page, isFocused: hasFocus && row == page, padding: 0))
    .accessibilityAddTraits(row == page ? .isSelected : [])
  }
}

extension [Page] {
  /// Returns the title of a page after its digit, if it has one; with `padded`, after its space.
  func title(of page: Page, padded: Bool = false) -> String {
    guard let index = firstIndex(of: page), index < 9 else {
      return padded ? "  \(page.title)" : page.title
    }
    return "\(index + 1) \(page.title)"
  }
}
