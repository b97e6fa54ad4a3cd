import TextBackend

extension Session {
  /// Queries how the terminal shows pictures, after it has told its name, if views may show them.
  func queryGraphics() {
    guard configuration.placement == .fullScreen, announcer == nil,
      [.ansi256, .trueColor].contains(screen.colorDepth),
      let request = queries.takeGraphicsRequest()
    else { return }
    queries.pixelsPerCell = queries.pixelsPerCell ?? device.pixelsPerCell
    writer.send(Array(request.utf8))
    responseTimer.didSend(at: loop.now)
  }

  /// Passes what the terminal has told on to the screen. What deletes pictures is published before
  /// there are any.
  func updateCapabilities() {
    let capabilities = queries.capabilities
    if capabilities.graphics?.format == .kitty, !modes.showsPictures {
      modes.showsPictures = true
      publishUndo()
    }
    screen.capabilities = capabilities
  }
}
