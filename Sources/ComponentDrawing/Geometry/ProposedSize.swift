/// The size that a parent offers to a view. `nil` asks for the view's ideal length.
@_documentation(visibility: internal)
public struct ProposedSize: Hashable, Sendable {
  @usableFromInline
  package var width: Int?
  @usableFromInline
  package var height: Int?

  @inlinable
  package init(width: Int? = nil, height: Int? = nil) {
    self.width = width
    self.height = height
  }

  @inlinable
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  @inlinable
  package subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inlinable
  package func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
