import Components
import TextBackend

extension Session {
  /// What can be said about a session beforehand.
  public struct Configuration: Sendable {
    /// How many colors to use; `nil` for what the environment says.
    public var colorDepth: ColorDepth?
    /// How many columns to use; `nil` for all there are, or 80.
    public var columns: Int?
    /// How many rows to use; `nil` for all there are, or 24.
    public var rows: Int?
    /// After how many changes to end; `nil` for never.
    public var changes: Int?
    /// Whether to write plain text even on a terminal.
    public var isPlain = false

    /// Nothing is said.
    public init() {}
  }
}

extension Session.Configuration {
  /// How large the views are on `device`.
  func size(on device: Device) -> Size {
    let size = device.size
    return Size(width: columns ?? size.width, height: rows ?? size.height)
  }
}
