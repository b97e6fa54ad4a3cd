import Components
import Signals

/// A part of a page: the code that matters, the streams that feed it, and the view that it makes.
///
///     Card("Title changing", [Marbles("titles", titles)]) {
///       CustomButton()
///         .titleChangingButton(titles)
///     }
///
///     ╭ Title changing ────────────────────────────────────────╮
///     │ CustomButton()                  ┏━━━━━━━━━━━━━━━━━━━━┓ │
///     │   .titleChangingButton(titles)  ┃     Select All     ┃ │
///     │                                 ┗━━━━━━━━━━━━━━━━━━━━┛ │
///     │                                                        │
///     │ titles  ─Select All────Delete All────Select All──────● │
///     ╰────────────────────────────────────────────────────────╯
///
/// The code is that of the closure, as it stands in the source of the page. A low page has no
/// boxes, and the streams stand between the code and the view; on a narrow one, everything is in
/// one column.
struct Card<Content: View>: View {
  private let title: String
  private let streams: [Marbles]
  private let content: Content
  @Environment(\.pageSource) private var source
  @Environment(\.cardLayout) private var layout

  init(_ title: String, _ streams: [Marbles] = [], @ViewBuilder content: () -> Content) {
    self.title = title
    self.streams = streams
    self.content = content()
  }

  var body: some View {
    CardFrame(title) {
      switch layout {
      case .boxes: box
      case .rows: row
      case .column: column
      }
    }
  }

  private var box: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 2) {
        code
        Spacer(minLength: 0)
        content
      }
      if !streams.isEmpty {
        marbles.padding(.top, 1)
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var row: some View {
    HStack(alignment: .top, spacing: 1) {
      if streams.isEmpty {
        code
      } else {
        code.frame(width: CardLayout.codeWidth, alignment: .leading)
        marbles.padding(.top, 1)
      }
      Spacer(minLength: 0)
      content
    }
  }

  private var column: some View {
    VStack(spacing: 0) {
      code.frame(maxWidth: .infinity, alignment: .leading)
      content
      marbles
    }
  }

  private var code: some View {
    SwiftCode(source.code(ofCard: title))
  }

  private var marbles: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(streams.indices, id: \.self) { streams[$0] }
    }
  }
}

/// A box with a title; on a page that is low or narrow, a line with a title above the content.
struct CardFrame<Content: View>: View {
  private let title: String
  private let content: Content
  @Environment(\.cardLayout) private var layout

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    if layout == .boxes {
      GroupBox(title) {
        VStack(alignment: .leading, spacing: 0) { content }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 1) {
          Text(title).bold().lineLimit(1).layoutPriority(1)
          VStack { Divider() }
        }
        content
      }
    }
  }
}

/// Cards that scroll, above a message that stays.
struct CardList<Content: View>: View {
  private let message: String
  private let content: Content

  init(message: String, @ViewBuilder content: () -> Content) {
    self.message = message
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        CardColumns { content }
      }
      Text(message).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// A layout of cards in one column or, if there is space for several, each below the shortest one.
struct CardColumns: RectLayout {
  /// The least width of one of several columns.
  private static let minWidth = 75

  func rects(of subviews: Subviews, in proposal: ProposedViewSize) -> [Rect] {
    let count = max(1, min(subviews.count, (proposal.width ?? 0) / Self.minWidth))
    let width = proposal.width.map { ($0 - count + 1) / count }
    var heights = Array(repeating: 0, count: count)
    return subviews.map { subview in
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      defer { heights[column] += size.height }
      let x = column * ((width ?? 0) + 1)
      return Rect(x: x, y: heights[column], width: size.width, height: size.height)
    }
  }
}

/// How cards place their parts.
enum CardLayout {
  /// In boxes, with the streams below.
  case boxes
  /// In rows: code, streams, view.
  case rows
  /// One below the other.
  case column

  /// The width of the code in a row.
  static let codeWidth = 34

  /// Returns the layout that suits a page.
  init(in size: Size) {
    self = size.width < 76 ? .column : size.height < 32 ? .rows : .boxes
  }
}

extension EnvironmentValues {
  /// The source of the page.
  var pageSource: String {
    get { self[PageSourceKey.self] }
    set { self[PageSourceKey.self] = newValue }
  }

  /// How the cards of the page place their parts.
  var cardLayout: CardLayout {
    get { self[CardLayoutKey.self] }
    set { self[CardLayoutKey.self] = newValue }
  }
}

private struct PageSourceKey: EnvironmentKey {
  static let defaultValue = ""
}

private struct CardLayoutKey: EnvironmentKey {
  static let defaultValue = CardLayout.boxes
}
