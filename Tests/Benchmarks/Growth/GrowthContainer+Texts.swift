import Components
import Signals

extension GrowthContainer {
  /// The containers of texts.
  static let texts = [
    GrowthContainer(
      "TextEditor", sizes: lazySizes, changes: GrowthChange.ofText,
      growing: [
        .firstFrame: .linear("breaks the text into rows"),
        .resize: .linear("breaks the text into rows"),
        .typing: .linear("copies the text for the program"),
      ]
    ) { page in
      TextEditor(text: text(page))
    },
    GrowthContainer(
      "TextEditor of flags", sizes: eagerSizes,
      changes: [.scrolling, .arrow, .typing, .resize, .firstFrame],
      growing: [
        .firstFrame: .linear("breaks the text into rows"),
        .resize: .linear("breaks the text into rows"),
        .typing: .linear("pairs the letters of the flags after it again"),
      ]
    ) { page in
      TextEditor(text: CurrentValueSubject(String(repeating: "🇩🇪", count: page.rows.count)))
    },
    GrowthContainer(
      "TextField", sizes: lazySizes, changes: GrowthChange.ofText,
      growing: [
        .firstFrame: .linear("counts the text"),
        .typing: .linear("copies the text for the program"),
      ]
    ) { page in
      TextField("", text: text(page))
    },
    GrowthContainer(
      "Text of styled words", sizes: eagerSizes, changes: [.title, .firstFrame],
      growing: [
        .title: .linear("shapes each word"), .firstFrame: .linear("shapes each word"),
      ]
    ) { page in
      Latest(of: page.title) { title in
        Text(ansi: title + page.rows.value.map { "\u{1B}[3\($0.id % 8)mword " }.joined())
      }
    },
    GrowthContainer(
      "Text", sizes: lazySizes, changes: [.scrolling, .environment, .resize, .firstFrame],
      growing: [
        .firstFrame: .linear("breaks the text into rows"),
        .environment: .linear("breaks the text into rows"),
        .resize: .linear("breaks the text into rows"),
      ]
    ) { page in
      ScrollView { Text(text(page).value) }
    },
  ]

  /// Returns a text of as many lines as the page has rows.
  private static func text(_ page: GrowthPage) -> CurrentValueSubject<String, Never> {
    CurrentValueSubject(String(repeating: "All work and no play\n", count: page.rows.count))
  }
}
