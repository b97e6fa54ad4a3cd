extension Button where Label == ComponentControls.Label<Text, Image> {
  /// Creates a button with the title and the symbol that its role has.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role.title, systemImage: role.symbol, role: role, action: action)
  }
}

extension ButtonRole {
  fileprivate nonisolated var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    case .close: "Close"
    }
  }

  fileprivate nonisolated var symbol: String {
    switch self {
    case .destructive: "trash"
    case .cancel, .close: "xmark"
    case .confirm: "checkmark"
    }
  }
}
