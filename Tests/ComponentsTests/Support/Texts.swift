import Components

/// Returns a text for each of `strings`.
@MainActor
func texts(_ strings: String...) -> some View {
  ForEach(strings, id: \.self) { Text($0) }
}
