// Words of SwiftUI that are absent, with what to use instead.

extension View {
  /// Not on a terminal.
  @available(*, unavailable, message: "Pages change at once; transition(_:) changes other views.")
  public nonisolated func navigationTransition(_ transition: Any) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Pages change at once; transition(_:) changes other views.")
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Call copy of the environment.")
  public nonisolated func copyable(_ values: [String]) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use searchable(text:placement:prompt:) and a filter.")
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no crown: use onKeyPress.")
  public nonisolated func digitalCrownRotation(_ value: Binding<Double>) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no shaders: change the colors of the view.")
  public nonisolated func colorEffect(_ shader: Any, isEnabled: Bool = true) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no shaders: change the view itself.")
  public nonisolated func layerEffect(_ shader: Any, maxSampleOffset: CGSize) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use focused: what has the keys is read to the user.")
  public nonisolated func accessibilityFocused(_ condition: Any) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use focused: what has the keys is read to the user.")
  public nonisolated func accessibilityFocused(
    _ binding: Any, equals value: some Hashable
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use onHover: the pointer is known by its cell.")
  public nonisolated func onContinuousHover(
    coordinateSpace: Any? = nil, perform action: (HoverPhase) -> Void
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use onKeyPress, and copy of the environment.")
  public nonisolated func onCopyCommand(perform action: Any?) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use onKeyPress, and copy of the environment.")
  public nonisolated func onCutCommand(perform action: Any?) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Terminals paste by themselves: text fields take it.")
  public nonisolated func onPasteCommand(
    of types: [Any], perform action: ([Any]) -> Void
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use focused: a terminal moves the focus through all views.")
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use defaultFocus.")
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Not on a terminal.
  @available(
    *, unavailable,
    message: "Use searchable(text:placement:prompt:): its field takes the focus by Tab."
  )
  public nonisolated func searchFocused(
    _ binding: Any
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no activities of other devices.")
  public nonisolated func userActivity(
    _ type: String, isActive: Bool = true, _ update: (Any) -> Void
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no activities of other devices.")
  public nonisolated func onContinueUserActivity(
    _ type: String, perform action: (Any) -> Void
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Give each view its own shape, by clipShape or background.")
  public nonisolated func containerShape(_ shape: some Shape) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use background.")
  public nonisolated func containerBackground(
    _ style: some ShapeStyle, for container: Any
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no text renderers: use Canvas.")
  public nonisolated func textRenderer(_ renderer: Any) -> some View { self }
}

extension ForEach {
  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal drops nothing: paste text, or use DragGesture.")
  public nonisolated func onInsert(
    of types: [String], perform action: (Int, [Any]) -> Void
  ) -> Self { self }
}

/// Where a pointer is, which a terminal does not tell within a cell.
public enum HoverPhase: Hashable, Sendable {
  /// Over the view, at a point, or not.
  case active(CGPoint), ended
}

/// Not on a terminal.
@available(*, unavailable, message: "Use FocusState: what has the keys is read to the user.")
@propertyWrapper
public struct AccessibilityFocusState<Value> {
  /// Not on a terminal.
  public var wrappedValue: Value
  /// Not on a terminal.
  public var projectedValue: Any { wrappedValue }

  /// Not on a terminal.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Not on a terminal.
@available(*, unavailable, message: "Use Screen of TextBackend, which exports pictures of a view.")
public struct ImageRenderer {
  /// Not on a terminal.
  public init(content: some View) {}
  /// Not on a terminal.
  public var content: AnyView { AnyView(EmptyView()) }
  /// Not on a terminal.
  public var scale: CGFloat {
    get { 1 }
    nonmutating set {}
  }
  /// Not on a terminal.
  public var proposedSize: ProposedViewSize {
    get { .unspecified }
    nonmutating set {}
  }
  /// Not on a terminal.
  public var uiImage: UIImage? { nil }
  /// Not on a terminal.
  public var cgImage: UIImage? { nil }
}

/// Not on a terminal.
@available(*, unavailable, message: "Use a LinearGradient, or draw on a Canvas.")
public struct MeshGradient: View {
  /// Not on a terminal.
  public nonisolated init(width: Int, height: Int, points: [Any], colors: [Color]) {}

  /// Not on a terminal.
  public var body: some View { EmptyView() }
}

/// Not on a terminal.
@available(*, unavailable, message: "A terminal has no views of UIKit: write a View.")
public protocol UIViewRepresentable {
  /// Not on a terminal.
  typealias Context = Any
}

/// Not on a terminal.
@available(*, unavailable, message: "A terminal has no views of UIKit: write a View.")
public protocol UIViewControllerRepresentable {
  /// Not on a terminal.
  typealias Context = Any
}

/// Not on a terminal.
@available(*, unavailable, message: "A terminal has no views of AppKit: write a View.")
public protocol NSViewRepresentable {
  /// Not on a terminal.
  typealias Context = Any
}

/// Not on a terminal.
@available(*, unavailable, message: "A terminal has no views of UIKit: show the View itself.")
public struct UIHostingController<Content> {
  /// Not on a terminal.
  public init(rootView: Content) {}
}

/// Not on a terminal.
@available(*, unavailable, message: "Read animation or disablesAnimations, or pass a value.")
public protocol TransactionKey {}
