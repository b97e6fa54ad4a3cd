/// A button that takes what is pasted.
///
///     PasteButton(payloadType: String.self) { strings in note += strings.joined() }
///
/// A terminal pastes by a key of its own: the button takes the text while it has the focus.
/// Pressed, it takes the text that the program itself has put on `UIPasteboard`.
public struct PasteButton: View {
  private nonisolated let paste: @MainActor (String) -> Void

  /// Creates a button that takes texts. Values of other types are never pasted.
  public nonisolated init<Payload>(
    payloadType: Payload.Type, onPaste: @escaping @MainActor ([Payload]) -> Void
  ) {
    paste = { text in
      if let payload = text as? Payload { onPaste([payload]) }
    }
  }

  /// Creates a button that takes texts as providers of items, which a terminal does not have: they
  /// are empty.
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([Never]) -> Void
  ) {
    paste = { _ in payloadAction([]) }
  }

  /// The button.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {
      if let text = UIPasteboard.general.text { paste(text) }
    }
    .onPaste(paste)
  }
}

extension View {
  /// Runs `action` with text that is pasted by the terminal's key while this view or one inside it
  /// has the focus. Values of other types are never pasted.
  public nonisolated func pasteDestination<Value>(
    for type: Value.Type, action: @escaping @MainActor ([Value]) -> Void,
    validator: @escaping @MainActor ([Value]) -> [Value] = { $0 }
  ) -> some View {
    onPaste { text in
      let values = validator([text as? Value].compactMap { $0 })
      if !values.isEmpty { action(values) }
    }
  }
}
