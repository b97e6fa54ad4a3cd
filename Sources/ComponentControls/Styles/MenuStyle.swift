import Signals

/// The properties of a menu, for a ``MenuStyle``.
public struct MenuStyleConfiguration {
  /// The content of a menu's button.
  public struct Label: View {
    let content: AnyView

    /// The content that the menu was created with.
    public var body: some View { content }
  }

  /// The actions of a menu.
  public struct Content: View {
    let content: @MainActor () -> AnyView

    /// The actions that the menu was created with.
    public var body: some View { content() }
  }

  /// The content of the menu's button.
  public let label: Label
  /// The actions of the menu.
  public let content: Content
  var primaryAction: (@MainActor () -> Void)?
  var appliedStyles = AppliedStyles<Self>()
}

extension MenuStyleConfiguration: StyledConfiguration {}

/// A type that determines the look of menus.
///
///     struct Shout: MenuStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Menu(configuration).bold().foregroundStyle(.red)
///       }
///     }
///
///     Menu("File") { Button("Open") { open() } }.menuStyle(Shout())
///
/// `Menu(configuration)` is the menu in the style that applies around this one.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol MenuStyle: ControlStyle
where StyleConfiguration == MenuStyleConfiguration {
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration
}

extension View {
  /// Shows the menus in this view in `style`. The innermost style applies.
  public nonisolated func menuStyle(_ style: some MenuStyle) -> some View {
    controlStyle(style)
  }

  /// Shows the menus in this view in a style made of the newest of `values`. The
  /// enclosing view's style applies until the first.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func menuStyle<Value: Equatable & Sendable, Style: MenuStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    controlStyle(following: values, makeStyle)
  }
}

/// A button with a mark after its content.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the menu as it is without a style.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration.withoutStyle)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look without a style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
