import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct TimingCurveTests {
  @Test(arguments: [TimingCurve.linear, .easeIn, .easeOut, .easeInOut])
  func runsFromZeroToOne(curve: TimingCurve) {
    #expect(abs(curve.progress(at: 0)) < 1e-9)
    #expect(abs(curve.progress(at: 1) - 1) < 1e-9)
    let values = (0...20).map { curve.progress(at: Double($0) / 20) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func easesAtTheStartOrTheEnd() {
    #expect(TimingCurve.easeIn.progress(at: 0.25) < 0.25)
    #expect(TimingCurve.easeOut.progress(at: 0.25) > 0.25)
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
  }
}
