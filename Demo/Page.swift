import Components

/// A page of the gallery.
///
/// A page is declared beside its view, and listed in ``all``.
struct Page: Sendable {
  /// The name that the option `--page` takes.
  let name: String
  /// The title in the bar of pages.
  let title: String
  private let view: @MainActor @Sendable (DemoInput) -> AnyView

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name that the option `--page` takes.
  ///   - title: The title in the bar of pages.
  ///   - view: Returns the page's view.
  init(
    _ name: String, title: String,
    view: @escaping @MainActor @Sendable (DemoInput) -> some View
  ) {
    self.name = name
    self.title = title
    self.view = { AnyView(view($0)) }
  }

  /// All pages, in the order of the bar.
  static let all: [Page] = [
    .builder, .styles, .signIn, .crafting, .looks, .streams, .structure, .many, .controls,
    .layouts, .drawing, .charts, .rows, .monitor,
  ]

  /// Returns the page's view.
  @MainActor
  func content(_ input: DemoInput) -> some View {
    view(input)
  }
}

extension Page: Equatable {
  static func == (lhs: Page, rhs: Page) -> Bool {
    lhs.name == rhs.name
  }
}
