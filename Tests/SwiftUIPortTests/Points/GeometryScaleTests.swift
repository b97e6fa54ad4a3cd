import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// What geometry and gestures report is right at each scale. `s` is the width of a column.
@MainActor @Suite(.watchdog) struct GeometryScaleTests {
  @MainActor private final class Log {
    var rects: [CGRect] = []
    var sizes: [CGSize] = []
    var points: [CGPoint] = []
  }

  @Test(arguments: scales) func readersReportPoints(s: CGFloat) {
    let log = Log()
    _ = picture(at: s, 20, 6) {
      GeometryReader { proxy in
        log.rects = [
          proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("space")),
        ]
        log.sizes = [proxy.size]
        return Text("a")
      }
      .padding(.leading, 2 * s)
      .padding(.top, 2 * s)
      .coordinateSpace(name: "space")
      .padding(.leading, 3 * s)
    }
    let size = CGSize(width: 15 * s, height: 10 * s)
    #expect(log.sizes == [size])
    #expect(
      log.rects == [
        CGRect(origin: .zero, size: size),
        CGRect(origin: CGPoint(x: 5 * s, y: 2 * s), size: size),
        CGRect(origin: CGPoint(x: 2 * s, y: 2 * s), size: size),
      ])
  }

  @Test(arguments: scales) func changesAreReportedInPoints(s: CGFloat) {
    let log = Log()
    atScale(s) {
      let screen = Screen(columns: 10, rows: 3) {
        Color.blue.onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          log.sizes.append($0)
        }
      }
      _ = screen.text
      screen.resize(columns: 20, rows: 4)
      _ = screen.text
    }
    #expect(
      log.sizes == [CGSize(width: 10 * s, height: 6 * s), CGSize(width: 20 * s, height: 8 * s)])
  }

  private struct Places: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  private struct Center: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  @Test(arguments: scales) func anchorsAreInPoints(s: CGFloat) {
    let log = Log()
    _ = picture(at: s, 20, 6) {
      Text("abcd")
        .anchorPreference(key: Places.self, value: .bounds) { $0 }
        .anchorPreference(key: Center.self, value: .center) { $0 }
        .padding(.leading, 3 * s)
        .padding(.top, 2 * s)
        .overlayPreferenceValue(Places.self) { anchor in
          GeometryReader { proxy in
            if let anchor {
              log.rects = [proxy[anchor]]
            }
            return EmptyView()
          }
        }
        .overlayPreferenceValue(Center.self) { anchor in
          GeometryReader { proxy in
            if let anchor {
              log.points = [proxy[anchor]]
            }
            return EmptyView()
          }
        }
    }
    #expect(log.rects == [CGRect(x: 3 * s, y: 2 * s, width: 4 * s, height: 2 * s)])
    #expect(log.points == [CGPoint(x: 5 * s, y: 3 * s)])
  }

  @Test(arguments: scales) func dragsAndClicksAreInPoints(s: CGFloat) {
    var values: [DragGesture.Value] = []
    let log = Log()
    atScale(s) {
      let screen = Screen(columns: 20, rows: 6, alignment: .topLeading) {
        VStack(spacing: 0) {
          Color.red.frame(width: 20 * s, height: 6 * s)
            .gesture(DragGesture().onChanged { values.append($0) })
          Color.blue.frame(width: 20 * s, height: 6 * s)
            .onTapGesture { (location: CGPoint) in log.points.append(location) }
        }
      }
      screen.drag(from: Point(x: 2, y: 1), to: Point(x: 5, y: 2))
      screen.click(column: 7, row: 4)
    }
    #expect(values.last?.startLocation == CGPoint(x: 2 * s, y: 2 * s))
    #expect(values.last?.location == CGPoint(x: 5 * s, y: 4 * s))
    #expect(values.last?.translation == CGSize(width: 3 * s, height: 2 * s))
    #expect(log.points == [CGPoint(x: 7 * s, y: 2 * s)])
  }

  @Test(arguments: scales) func clicksAreInCoordinateSpaces(s: CGFloat) {
    let log = Log()
    let spaces: [CoordinateSpace] = [.local, .named("board"), .global]
    atScale(s) {
      let screen = Screen(columns: 20, rows: 9, alignment: .topLeading) {
        VStack(spacing: 0) {
          ForEach(0..<3) { index in
            Color.red.frame(width: 10 * s, height: 4 * s)
              .gesture(
                SpatialTapGesture(count: 1, coordinateSpace: spaces[index])
                  .onEnded { log.points.append($0.location) })
          }
        }
        .padding(.leading, 2 * s)
        .coordinateSpace(name: "board")
        .padding(.leading, 3 * s)
      }
      for row in [1, 3, 5] { screen.click(column: 7, row: row) }
    }
    #expect(
      log.points == [
        CGPoint(x: 2 * s, y: 2 * s), CGPoint(x: 4 * s, y: 6 * s), CGPoint(x: 7 * s, y: 10 * s),
      ])
  }

  /// Returns whether a drag begins that goes over some columns and rows.
  private func begins(_ s: CGFloat, minimumDistance: CGFloat, columns: Int, rows: Int) -> Bool {
    var begins = false
    atScale(s) {
      let screen = Screen(columns: 20, rows: 12, alignment: .topLeading) {
        Color.red.gesture(
          DragGesture(minimumDistance: minimumDistance).onChanged { _ in begins = true })
      }
      screen.drag(from: Point(x: 1, y: 1), to: Point(x: 1 + columns, y: 1 + rows))
    }
    return begins
  }

  @Test(arguments: scales) func dragsBeginAfterADistanceInPoints(s: CGFloat) {
    #expect(begins(s, minimumDistance: 4 * s, columns: 4, rows: 0))
    #expect(!begins(s, minimumDistance: 4 * s, columns: 3, rows: 0))
    #expect(begins(s, minimumDistance: 4 * s, columns: 0, rows: 2))
    #expect(!begins(s, minimumDistance: 4 * s, columns: 0, rows: 1))
    #expect(begins(s, minimumDistance: 0.1 * s, columns: 0, rows: 1))
    #expect(begins(s, minimumDistance: 0, columns: 0, rows: 0))
  }

  @Test(arguments: scales) func scrollViewsReportPoints(s: CGFloat) {
    let log = Log()
    _ = atScale(s) {
      Screen(columns: 10, rows: 4, alignment: .topLeading) {
        ScrollView {
          Color.red.frame(height: 40 * s)
        }
        .onScrollGeometryChange(for: CGRect.self) {
          log.sizes = [$0.contentSize, $0.containerSize]
          return $0.visibleRect
        } action: { _, new in
          log.rects.append(new)
        }
      }.text
    }
    #expect(log.sizes.first?.height == 40 * s)
    #expect(log.sizes.last?.height == 8 * s)
  }

  @Test(arguments: scales) func scrollViewsScrollToPoints(s: CGFloat) {
    struct Page: View {
      let s: CGFloat
      @State private var position = ScrollPosition()

      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)") } }
        }
        .scrollPosition($position)
        .onAppear { position.scrollTo(y: 10 * s) }
      }
    }
    let text = atScale(s) {
      let screen = Screen(columns: 10, rows: 4, alignment: .topLeading) { Page(s: s) }
      _ = screen.text
      return screen.text
    }
    #expect(text.hasPrefix("row 5"))
  }
}
