/// A view with made-up data, to be looked at while it is written.
///
///     #Preview("Two tasks") {
///       TaskList(tasks: [Task("Buy milk"), Task("Call Ann")])
///     }
///
/// `swift run App --previews` prints the names of a program's previews, and
/// `swift run App --preview "Two tasks"` shows one in place of the program. A preview without a
/// name has that of its file and line.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIPortMacros", type: "Preview")

/// Allows a property with a wrapper in the code of a `#Preview`. It keeps its first value.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIPortMacros", type: "Previewable")

/// A preview that `#Preview` declares.
public struct Preview {
  let name: String
  let content: @MainActor () -> any View

  /// Creates a preview of the view that `body` returns. See the macro of the same name.
  public init(
    _ name: String? = nil, traits: PreviewTrait..., file: String = #fileID, line: Int = #line,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name ?? "\(file):\(line)"
    content = body
  }
}

/// The place where `#Preview` keeps its preview.
public protocol PreviewRegistry {
  /// The preview.
  @MainActor static var preview: Preview { get }
}

/// What a preview may say about its surroundings. On a terminal a preview has the whole window.
public struct PreviewTrait: Sendable {
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// As a device is held, which a terminal is not.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// As a device is held, which a terminal is not.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// As a device is held, which a terminal is not.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// As a device is held, which a terminal is not.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// As large as usual.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
