// SwiftUI's words for what a terminal cannot do, so that the compiler says why they are absent.

import ComponentCore
import ComponentDrawing

extension View {
  /// Not on a terminal.
  @available(*, unavailable, message: "Characters cannot be turned.")
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Not on a terminal.
  @available(*, unavailable, message: "Characters cannot be turned.")
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Characters cannot be blurred; opacity(_:) fades a view.")
  public nonisolated func blur(radius: Double, opaque: Bool = false) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no filters: change the colors of the view.")
  public nonisolated func brightness(_ amount: Double) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no filters: change the colors of the view.")
  public nonisolated func contrast(_ amount: Double) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no filters: change the colors of the view.")
  public nonisolated func saturation(_ amount: Double) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no filters: change the colors of the view.")
  public nonisolated func grayscale(_ amount: Double) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no filters: change the colors of the view.")
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no filters: change the colors of the view.")
  public nonisolated func colorInvert() -> some View { self }
}

extension Image {
  /// Not without symbols.
  @available(*, unavailable, message: "Import SwiftUIPort for symbols, or use Text with a sign.")
  public nonisolated init(systemName: String) { preconditionFailure("Image has no names.") }

  /// Not without files.
  @available(*, unavailable, message: "Import SwiftUIPort for named images, or decode a Bitmap.")
  public nonisolated init(_ name: String) { preconditionFailure("Image has no names.") }
}
