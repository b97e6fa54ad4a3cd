import ComponentCore
import ComponentDrawing
import Signals

extension View {
  /// Rounds the corners of this view.
  ///
  /// - Parameter radius: The radius in columns. A row is as high as two columns are wide.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func cornerRadius(_ radius: Int) -> some View {
    clipShape(.rect(cornerRadius: radius))
  }

  /// Rounds the corners of this view by the newest of `radii`, in columns. The view is not clipped
  /// before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func cornerRadius(_ radii: some Publisher<Int, Never>) -> some View {
    cornerRadii(radii)
  }
}
