import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ProgressBarTests {
  @Test func drawsWithASCIIWhenRequired() {
    let text = picture(15, 1) { ProgressView(value: 0.55).environment(\.usesASCII, true) }
    #expect(text == "#####-----  55%")
  }

  @Test(arguments: [-1, Double.nan, -Double.infinity]) func treatsInvalidValuesAsZero(
    value: Double
  ) {
    #expect(picture(15, 1) { ProgressView(value: value) } == "░░░░░░░░░░   0%")
  }

  @Test(arguments: [2, Double.infinity]) func isAtMostComplete(value: Double) {
    #expect(picture(15, 1) { ProgressView(value: value) } == "██████████ 100%")
  }

  @Test func drawsOnlyTheVisiblePartOfAnEndlessBar() {
    #expect(
      picture(6, 1) { ProgressView(value: 0.5).frame(width: .infinity, alignment: .leading) }
        == "██████")
    let middle = picture(6, 1) {
      ProgressView(value: 0.5).frame(width: 1_000_005, alignment: .leading).offset(x: -499_997)
    }
    #expect(middle == "███░░░")
  }

  @Test func zeroOfZeroIsZeroPercent() {
    #expect(picture(15, 1) { ProgressView(value: 0, total: 0) } == "░░░░░░░░░░   0%")
  }
}
