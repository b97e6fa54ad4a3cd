import Components

/// A page of the gallery.
///
/// A page is declared beside its view, and listed in ``all``.
struct Page: Identifiable, Sendable {
  /// The name that the option `--page` takes.
  let name: String
  /// The title in the bar of pages.
  let title: String
  /// What the page shows, in one line.
  let summary: String
  /// Whether the page always has the size of the screen. Other pages scroll if they are larger.
  let fillsScreen: Bool
  /// Returns the source of the page, in UTF-8.
  let source: @Sendable () -> [UInt8]
  private let view: @MainActor @Sendable (DemoInput) -> AnyView

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name that the option `--page` takes.
  ///   - title: The title in the bar of pages.
  ///   - summary: What the page shows, in one line.
  ///   - source: The source of the page, in UTF-8.
  ///   - fillsScreen: Whether the page always has the size of the screen.
  ///   - view: Returns the page's view.
  init(
    _ name: String, title: String, summary: String,
    source: @autoclosure @escaping @Sendable () -> [UInt8], fillsScreen: Bool = false,
    view: @escaping @MainActor @Sendable (DemoInput) -> some View
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.source = source
    self.fillsScreen = fillsScreen
    self.view = { AnyView(view($0)) }
  }

  /// All pages, in the order of the bar.
  static let all: [Page] = [
    .builder, .annunciator, .styles, .signIn, .crafting, .looks, .streams, .structure, .many,
    .controls, .layouts, .drawing, .charts, .rows,
  ]

  var id: String { name }

  /// Returns the page's view.
  @MainActor
  func content(_ input: DemoInput) -> some View {
    view(input)
  }
}

extension Page: Equatable {
  static func == (lhs: Page, rhs: Page) -> Bool { lhs.name == rhs.name }
}
