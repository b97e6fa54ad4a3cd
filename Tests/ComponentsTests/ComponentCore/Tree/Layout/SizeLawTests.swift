import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

/// Checks that the size of a view does not depend on what was proposed to it before.
@MainActor @Suite(.watchdog) struct SizeLawTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func aSizeDependsOnlyOnTheProposal(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let proposals = (0..<12).map { _ in proposal(using: &random) }
    func sizes(for proposals: [ProposedViewSize]) -> [Size] {
      var random = RandomNumbers(seed: seed)
      return Self.sizes(of: view(depth: 3, using: &random), for: proposals)
    }
    let together = sizes(for: proposals)
    #expect(together == proposals.map { sizes(for: [$0])[0] }, "seed \(seed): \(proposals)")
  }

  /// Returns the sizes that `view` chooses for `proposals`, one after the other.
  private static func sizes(of view: some View, for proposals: [ProposedViewSize]) -> [Size] {
    var sizes: [Size] = []
    let measurement = Measurement(proposals: proposals) { sizes = $0 }
    let screen = Screen(columns: 20, rows: 8) { measurement { view } }
    _ = screen.text
    return sizes
  }

  private func proposal(using random: inout RandomNumbers) -> ProposedViewSize {
    let widths: [Int?] = [nil, 0, 1, 2, 4, 5, 9, 14, .max]
    let heights: [Int?] = [nil, 0, 1, 2, 3, 7, .max]
    return ProposedViewSize(
      width: widths.randomElement(using: &random) ?? nil,
      height: heights.randomElement(using: &random) ?? nil)
  }

  private func view(depth: Int, using random: inout RandomNumbers) -> AnyView {
    if depth == 0 { return leaf(using: &random) }
    let child = view(depth: depth - 1, using: &random)
    let other = leaf(using: &random)
    let both = Group {
      child
      other
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return AnyView(HStack { both })
    case 2, 3: return AnyView(VStack { both })
    case 4: return AnyView(ZStack { both })
    case 5: return AnyView(child.frame(width: .random(in: 0..<9, using: &random)))
    case 6: return AnyView(child.frame(height: .random(in: 0..<4, using: &random)))
    case 7: return AnyView(child.frame(minWidth: 3, maxHeight: 2))
    case 8: return AnyView(child.border())
    case 9:
      let isHorizontal = Bool.random(using: &random)
      return AnyView(child.fixedSize(horizontal: isHorizontal, vertical: !isHorizontal))
    case 10: return AnyView(child.layoutPriority(1))
    default: return AnyView(child.overlay { other })
    }
  }

  private func leaf(using random: inout RandomNumbers) -> AnyView {
    let words = ["", "a", "some words", "long enough", "b\nc"]
    let text = Text(words.randomElement(using: &random) ?? "")
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return AnyView(Spacer())
    case 1: return AnyView(Divider())
    case 2: return AnyView(Toggle(isOn: .constant(true)) { text })
    case 3: return AnyView(text.lineLimit(1))
    case 4: return AnyView(TextField("", text: .constant("a")))
    default: return AnyView(text)
    }
  }
}

/// A layout that only measures its view.
private struct Measurement: Layout {
  let proposals: [ProposedViewSize]
  let report: ([Size]) -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> Size {
    report(proposals.map { subviews[0].sizeThatFits($0) })
    return .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
