extension View {
  /// Has no effect: the user chooses the colors of the terminal, and with them the color scheme.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    self
  }
}
