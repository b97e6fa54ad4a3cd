// Words of SwiftUI that are absent, with what to use instead.

extension View {
  /// Not on a terminal.
  @available(*, unavailable, message: "Use phaseAnimator(_:content:animation:) or withAnimation.")
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable, content: @escaping (Self, Value) -> some View,
    keyframes: (Value) -> Any
  ) -> some View { self }

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
  @available(*, unavailable, message: "Terminals paste by themselves: text fields take it.")
  public nonisolated func pasteDestination<Value>(
    for type: Value.Type, action: @escaping ([Value]) -> Void
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal does not save documents: write files.")
  public nonisolated func fileExporter(
    isPresented: Binding<Bool>, document: Any?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use searchable(text:placement:prompt:) and a filter.")
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Pass the value in the environment or a binding.")
  public nonisolated func focusedValue<Value>(_ keyPath: Any, _ value: Value) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Pass the value in the environment or a binding.")
  public nonisolated func focusedSceneValue<Value>(_ keyPath: Any, _ value: Value) -> some View {
    self
  }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no crown: use onKeyPress.")
  public nonisolated func digitalCrownRotation(_ value: Binding<Double>) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no shaders: change the colors of the view.")
  public nonisolated func colorEffect(_ shader: Any, isEnabled: Bool = true) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "A terminal has no shaders: change the view itself.")
  public nonisolated func layerEffect(_ shader: Any, maxSampleOffset: CGSize) -> some View { self }
}
