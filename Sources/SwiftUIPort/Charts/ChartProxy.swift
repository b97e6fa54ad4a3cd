/// The places of the values of a chart, which it tells when it is drawn.
@MainActor
final class ChartGeometry {
  /// The area of the marks.
  private(set) var area = Rect(size: Size(width: 0, height: 0))
  private var plot: ChartPlot?
  /// The sum of the values of the sectors.
  private var total = 0.0

  func show(_ plot: ChartPlot) {
    self.plot = plot
    area = plot.area
  }

  func showSectors(_ total: Double, in area: Rect) {
    plot = nil
    self.total = total
    self.area = area
  }

  /// Returns the value at a fraction of an axis.
  func value(at fraction: Double, along axis: Axis) -> PlotValue? {
    guard let plot else { return nil }
    if axis == .horizontal { return plot.x.value(at: fraction) }
    return plot.y.value(at: plot.y.bandCount > 0 ? fraction : 1 - fraction)
  }

  /// Returns the place of a value in the area of the marks, in points.
  func position(of value: PlotValue, along axis: Axis) -> CGFloat? {
    guard let plot else { return nil }
    let cells = axis == .horizontal ? plot.column(value) : plot.row(value)
    return CGFloat(cells) * PointScale.points(along: axis)
  }

  /// Returns the value of the sectors up to a point of the chart.
  func angleValue(at point: CGPoint) -> Double? {
    let frame = CGRect(area)
    guard total > 0 else { return nil }
    let angle = atan2(point.x - frame.midX, frame.midY - point.y)
    return total * (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
  }
}

/// The places of the values of a chart, in points.
///
/// They are known when the chart has been drawn, so that actions of gestures can use them.
@MainActor @preconcurrency
public struct ChartProxy {
  let geometry: ChartGeometry

  /// The area of the marks, for ``GeometryProxy``.
  @MainActor @preconcurrency
  public struct PlotFrame {
    let geometry: ChartGeometry
  }

  /// Returns the value at a distance from the left edge of the area of the marks.
  public func value<Value: Plottable>(
    atX position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? {
    geometry.value(at: position / plotSize.width, along: .horizontal)?.value(as: type)
  }

  /// Returns the value at a distance from the top of the area of the marks.
  public func value<Value: Plottable>(
    atY position: CGFloat, as type: Value.Type = Value.self
  ) -> Value? {
    geometry.value(at: position / plotSize.height, along: .vertical)?.value(as: type)
  }

  /// Returns the values at a point of the area of the marks.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// Returns the distance of a value from the left edge of the area of the marks.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? {
    geometry.position(of: PlotValue(value), along: .horizontal)
  }

  /// Returns the distance of a value from the top of the area of the marks.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? {
    geometry.position(of: PlotValue(value), along: .vertical)
  }

  /// The area of the marks.
  public var plotFrame: PlotFrame? { PlotFrame(geometry: geometry) }
  /// The area of the marks.
  public var plotAreaFrame: PlotFrame { PlotFrame(geometry: geometry) }
  /// The size of the area of the marks.
  public var plotSize: CGSize { CGSize(geometry.area.size) }
  /// The size of the area of the marks.
  public var plotAreaSize: CGSize { plotSize }
}

extension GeometryProxy {
  /// Returns the area of the marks of a chart that is as large as the view.
  @MainActor
  public subscript(frame: ChartProxy.PlotFrame) -> CGRect { CGRect(frame.geometry.area) }
}

extension View {
  /// Draws views in front of a chart.
  public nonisolated func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    ChartLayer { geometry in
      chartSettings { $0.geometries.append(geometry) }
        .overlay(alignment: alignment) { content(ChartProxy(geometry: geometry)) }
    }
  }

  /// Draws views behind a chart.
  public nonisolated func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    ChartLayer { geometry in
      chartSettings { $0.geometries.append(geometry) }
        .background(alignment: alignment) { content(ChartProxy(geometry: geometry)) }
    }
  }

  /// Adds gestures to a chart, whose values they can find.
  public nonisolated func chartGesture(
    _ gesture: @escaping (ChartProxy) -> some Gesture
  ) -> some View {
    ChartLayer { geometry in
      chartSettings { $0.geometries.append(geometry) }
        .gesture(gesture(ChartProxy(geometry: geometry)))
    }
  }

  /// Sets `value` to that of the horizontal axis at the pointer, as long as a button is down.
  public nonisolated func chartXSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> some View {
    // Bindings are used on the main actor only.
    nonisolated(unsafe) let value = value
    return chartSelection { $0.selection($1, along: .horizontal) { value.wrappedValue = $0 } }
  }

  /// Sets `value` to that of the vertical axis at the pointer, as long as a button is down.
  public nonisolated func chartYSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> some View {
    // Bindings are used on the main actor only.
    nonisolated(unsafe) let value = value
    return chartSelection { $0.selection($1, along: .vertical) { value.wrappedValue = $0 } }
  }

  /// Sets `range` to the values of the horizontal axis that the pointer is dragged over.
  public nonisolated func chartXSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    // Bindings are used on the main actor only.
    nonisolated(unsafe) let range = range
    return chartSelection { $0.selection($1, along: .horizontal) { range.wrappedValue = $0 } }
  }

  /// Sets `range` to the values of the vertical axis that the pointer is dragged over.
  public nonisolated func chartYSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    // Bindings are used on the main actor only.
    nonisolated(unsafe) let range = range
    return chartSelection { $0.selection($1, along: .vertical) { range.wrappedValue = $0 } }
  }

  /// Sets `value` to the sum of the sectors up to the pointer, as long as a button is down.
  public nonisolated func chartAngleSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> some View {
    // Bindings are used on the main actor only.
    nonisolated(unsafe) let value = value
    return chartSelection { geometry, drag in
      value.wrappedValue = drag.flatMap { geometry.angleValue(at: $0.location) }
        .flatMap { PlotValue.number($0).value(as: Value.self) }
    }
  }

  private nonisolated func chartSelection(
    _ select: @escaping @MainActor (ChartGeometry, DragGesture.Value?) -> Void
  ) -> some View {
    ChartLayer { geometry in
      chartSettings { $0.geometries.append(geometry) }
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { select(geometry, $0) }
            .onEnded { _ in select(geometry, nil) })
    }
  }
}

extension ChartGeometry {
  private func value<Value: Plottable>(at point: CGPoint, along axis: Axis) -> Value? {
    let frame = CGRect(area)
    let fraction =
      axis == .horizontal
      ? (point.x - frame.minX) / frame.width : (point.y - frame.minY) / frame.height
    return value(at: fraction, along: axis)?.value(as: Value.self)
  }

  /// Passes the value at the place of a drag on; `nil` when it is over.
  fileprivate func selection<Value: Plottable>(
    _ drag: DragGesture.Value?, along axis: Axis, _ select: (Value?) -> Void
  ) {
    select(drag.flatMap { value(at: $0.location, along: axis) })
  }

  /// Passes the values that a drag goes over on. They stay when it is over.
  fileprivate func selection<Value: Plottable & Comparable>(
    _ drag: DragGesture.Value?, along axis: Axis, _ select: (ClosedRange<Value>?) -> Void
  ) {
    guard let drag else { return }
    let start: Value? = value(at: drag.startLocation, along: axis)
    let end: Value? = value(at: drag.location, along: axis)
    guard let start, let end else { return select(nil) }
    select(min(start, end)...max(start, end))
  }
}

/// A view around a chart that knows the places of its values.
private nonisolated struct ChartLayer<Content: View>: View {
  let content: (ChartGeometry) -> Content

  init(@ViewBuilder content: @escaping (ChartGeometry) -> Content) { self.content = content }

  @MainActor
  var body: some View { GeometryHolder(content: content) }
}

private struct GeometryHolder<Content: View>: View {
  let content: (ChartGeometry) -> Content
  @State private var geometry = ChartGeometry()

  var body: some View { content(geometry) }
}
