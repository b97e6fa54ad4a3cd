import ComponentCore

/// The request of a view to end the program.
@MainActor
final class QuitRequest {
  /// The status of the first request.
  private(set) var status: Int32?

  var action: QuitAction {
    QuitAction { [weak self] status in
      guard let self else { return }
      self.status = self.status ?? status
    }
  }
}
