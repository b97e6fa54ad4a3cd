import Components
import Signals

/// A page without the bar.
struct PageView: View {
  let page: Page
  let input: DemoInput
  @Environment(\.scheduler) private var scheduler

  var body: some View {
    // Created once, because a page may keep publishers.
    let content = page.content(input)
    let source = page.source
    let ticks = marbleTicks
    GeometryReader { proxy in
      Group {
        if page.fillsScreen {
          content
            .frame(
              minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
              alignment: .top)
        } else {
          ScrollView {
            PageLayout(height: proxy.size.height) { content }
          }
        }
      }
      .environment(\.cardLayout, CardLayout(in: proxy.size))
    }
    .environment(\.pageSource, source)
    .environment(\.marbleTicks, ticks)
  }

  /// Fourteen ticks for each change of the titles.
  private var marbleTicks: AnyPublisher<Void, Never>? {
    guard input.isAnimated else { return nil }
    return Interval(every: input.interval / 14, on: scheduler).map { _ in () }.share()
      .eraseToAnyPublisher()
  }
}

// The page is described again, and its streams begin again, only for another interval.
extension PageView: Equatable {
  nonisolated static func == (lhs: PageView, rhs: PageView) -> Bool {
    lhs.page == rhs.page && lhs.input.interval == rhs.input.interval
  }
}

/// A layout that gives a page the height of the screen, or as much as it needs if it is larger,
/// and places it at the top in the middle.
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
    let margin = max(0, (bounds.size.width - size.width) / 2)
    page.place(at: Point(x: bounds.minX + margin, y: bounds.minY), proposal: proposal)
  }

  private func pageProposal(
    in proposal: ProposedViewSize, _ subviews: Subviews
  ) -> ProposedViewSize {
    let ideal = ProposedViewSize(width: proposal.width, height: nil)
    let idealHeight = subviews.first?.sizeThatFits(ideal).height ?? 0
    return idealHeight > height ? ideal : ProposedViewSize(width: proposal.width, height: height)
  }
}
