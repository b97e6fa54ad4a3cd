/// A type with a preview, as programs declared them before `#Preview`.
///
///     struct TaskList_Previews: PreviewProvider {
///       static var previews: some View { TaskList(tasks: [Task("Buy milk")]) }
///     }
///
/// `swift run App --preview TaskList_Previews` shows it in place of the program.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the preview's view.
  associatedtype Previews: View

  /// The preview's view.
  @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview, which on a terminal is that of the window.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device on which a preview appears, of which a terminal has only itself.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public var rawValue: String

  /// Creates a device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device with a name.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// Has no effect on a terminal, where a preview has the whole window.
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View { self }

  /// Has no effect on a terminal, which is the only device.
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> some View { self }

  /// Has no effect: a preview has the name of its type.
  public nonisolated func previewDisplayName(_ name: String?) -> some View { self }
}
