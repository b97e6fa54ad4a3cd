/// Whether a view is presented by another one, and how to close it.
///
///     @Environment(\.presentationMode) private var presentationMode
///
///     Button("Cancel") { presentationMode.wrappedValue.dismiss() }
public struct PresentationMode {
  /// Whether the view is inside a presentation.
  public let isPresented: Bool
  private let action: DismissAction

  init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Closes the innermost presentation, or quits the program if there is none.
  @MainActor @preconcurrency
  public func dismiss() {
    action()
  }
}

extension EnvironmentValues {
  /// Whether the view is presented, and how to close it.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
