import Components

/// A page of the gallery.
///
/// A page is declared beside its view, and listed in ``all``.
struct Page: Identifiable, Sendable {
  /// The name that the option `--page` takes.
  let name: String
  /// The title in the list of pages.
  let title: String
  /// What the page shows, in one line.
  let summary: String
  /// Whether the page always has the size of the screen. Other pages scroll if they are larger.
  let fillsScreen: Bool
  /// Where the page stands in the list of pages.
  let group: Group
  private let sourceBytes: @Sendable () -> [UInt8]
  private let view: @MainActor @Sendable (DemoInput) -> AnyView

  /// What a page is about.
  enum Group: CaseIterable {
    case buttons, streams, views

    var title: String {
      switch self {
      case .buttons: "BUTTONS"
      case .streams: "STREAMS"
      case .views: "VIEWS"
      }
    }
  }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name that the option `--page` takes.
  ///   - title: The title in the list of pages.
  ///   - summary: What the page shows, in one line.
  ///   - group: Where the page stands in the list of pages.
  ///   - source: The source of the page, in UTF-8.
  ///   - fillsScreen: Whether the page always has the size of the screen.
  ///   - view: Returns the page's view.
  init(
    _ name: String, title: String, summary: String, in group: Group,
    source: @autoclosure @escaping @Sendable () -> [UInt8], fillsScreen: Bool = false,
    view: @escaping @MainActor @Sendable (DemoInput) -> some View
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.group = group
    sourceBytes = source
    self.fillsScreen = fillsScreen
    self.view = { AnyView(view($0)) }
  }

  /// All pages, in the order of the list, in which a group has its pages together.
  static let all: [Page] = [
    .builder, .annunciator, .styles, .signIn, .crafting, .looks, .streams, .many, .controls,
    .structure, .layouts, .drawing, .charts, .rows,
  ]

  var id: String { name }

  /// The source of the page.
  var source: String { String(decoding: sourceBytes(), as: UTF8.self) }

  /// Returns the page's view.
  @MainActor
  func content(_ input: DemoInput) -> some View {
    view(input)
  }
}

extension Page: Equatable {
  static func == (lhs: Page, rhs: Page) -> Bool { lhs.name == rhs.name }
}
