import BuiltInViews
import BuiltInViewsInPoints
import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// What views draw for themselves does not depend on how programs state lengths.
@MainActor @Suite(.watchdog) struct BuiltInViewsTests {
  private func picture(_ view: AnyView) -> String {
    Screen(columns: 44, rows: 16, alignment: .topLeading) { view }.text
  }

  @Test func viewsLookTheSameWithThePort() {
    #expect(BuiltInViews.builtInViews.count == BuiltInViewsInPoints.builtInViews.count)
    for (view, other) in zip(BuiltInViews.builtInViews, BuiltInViewsInPoints.builtInViews) {
      let expected = picture(view.view())
      #expect(!expected.isEmpty)
      for points in [6, 8, 10] as [CGFloat] {
        PointScale.$pointsPerColumn.withValue(points) {
          #expect(picture(other.view()) == expected, "\(view.name) at \(points) points")
        }
      }
    }
  }
}
