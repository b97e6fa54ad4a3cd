import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

/// The layouts arrange their views as the containers of the same name do.
@MainActor @Suite(.watchdog) struct StackLayoutsTests {
  @ViewBuilder private var content: some View {
    Text("long title").lineLimit(1)
    Text("a\nb").border()
    Spacer()
    Text("end").layoutPriority(1)
  }

  @Test(arguments: [3, 12, 30])
  func areThoseOfTheContainers(width: Int) {
    func shown(@ViewBuilder _ view: () -> some View) -> String {
      picture(30, 12) { view().frame(width: width, height: 10).border() }
    }
    #expect(
      shown { HStackLayout(alignment: .firstTextBaseline) { content } }
        == shown { HStack(alignment: .firstTextBaseline) { content } })
    #expect(
      shown { HStackLayout(alignment: .bottom, spacing: 2) { content } }
        == shown { HStack(alignment: .bottom, spacing: 2) { content } })
    #expect(
      shown { VStackLayout(alignment: .trailing, spacing: 1) { content } }
        == shown { VStack(alignment: .trailing, spacing: 1) { content } })
    #expect(
      shown { ZStackLayout(alignment: .topTrailing) { content } }
        == shown { ZStack(alignment: .topTrailing) { content } })
  }

  @Test func aGridHasRows() {
    @ViewBuilder var rows: some View {
      GridRow { texts("a", "bcd") }
      GridRow { texts("efg", "h") }
    }
    let text = picture { GridLayout(alignment: .leading, horizontalSpacing: 2) { rows } }
    #expect(text == "a    bcd\nefg  h")
    #expect(text == picture { Grid(alignment: .leading, horizontalSpacing: 2) { rows } })
  }
}

@Suite(.watchdog) struct ViewSpacingTests {
  @Test func isThatOfStacks() {
    let usual = ViewSpacing()
    #expect(usual.distance(to: usual, along: .horizontal) == 1)
    #expect(usual.distance(to: usual, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: usual, along: .horizontal) == 1)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
  }

  @Test func unionTakesTheLargerDistances() {
    let trailing = ViewSpacing.zero.union(ViewSpacing(), edges: .trailing)
    #expect(trailing.distance(to: .zero, along: .horizontal) == 1)
    #expect(ViewSpacing.zero.distance(to: trailing, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.union(ViewSpacing()) == ViewSpacing())
  }
}

@Suite(.watchdog) struct ProposedViewSizeTests {
  @Test func replacesUnspecifiedDimensions() {
    let proposal = ProposedViewSize(width: nil, height: 4)
    #expect(proposal.replacingUnspecifiedDimensions() == Size(width: 1, height: 4))
    #expect(
      proposal.replacingUnspecifiedDimensions(by: Size(width: 7, height: 8))
        == Size(width: 7, height: 4))
    #expect(ProposedViewSize(Size(width: 2, height: 3)) == .init(width: 2, height: 3))
  }
}
