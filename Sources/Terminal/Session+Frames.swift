import ComponentCore
import Signals
import TextBackend

extension Session {
  /// Shows the newest frame if something has changed, unless the last one is still being written
  /// or is too recent.
  ///
  /// While the terminal does not accept bytes, the views are updated all the same, so that values
  /// do not pile up in front of them.
  ///
  /// - Returns: The time to wait if the last frame is too recent, otherwise `nil`.
  func showFrame() -> Duration? {
    if loop.takeWake() { frames.request() }
    let now = loop.now
    guard let delay = frames.delay(at: now) else { return nil }
    if delay > .zero { return delay }
    applyResize()
    applyColorScheme()
    guard !isSuspended, writer.isIdle else {
      screen.update()
      frames.didRender(at: now, isShown: true)
      return nil
    }
    collectOutput()
    let bytes = nextBytes()
    frames.didRender(at: now, isShown: !bytes.isEmpty)
    if !bytes.isEmpty { write(bytes) }
    return nil
  }

  private func write(_ frame: [UInt8]) {
    send(frame: synchronized(frame))
    countFrame()
  }

  /// Returns a large frame as a synchronized update, if the terminal supports it.
  private func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    guard queries.synchronizesOutput, bytes.count > 1_024 else { return bytes }
    return Array(Modes.beginFrame.utf8) + bytes + Array(Modes.endFrame.utf8)
  }

  /// Continues to write the last frame. When it is complete, the newest follows at once.
  func flushWriter() {
    if writer.isIdle { return }
    writer.flush()
    if writer.isIdle { frames.request(isUrgent: true) }
  }

  /// Notes that the terminal's size has changed. However often that happens, the views are laid
  /// out once for each frame.
  func resize() {
    needsResize = true
    frames.request()
  }

  private func applyResize() {
    guard needsResize else { return }
    needsResize = false
    let size = configuration.size(on: device, reported: reportedSize)
    screen.resize(columns: size.width, rows: size.height)
    // The font may have another size.
    queries.pixelsPerCell = device.pixelsPerCell ?? queries.pixelsPerCell
    updateCapabilities()
  }

  /// Shows the views in the colors for the terminal's background, as it has been reported last. If
  /// nothing tells the background, in those of its palette, which its user can read on it.
  private func applyColorScheme() {
    if configuration.colorScheme == nil, let scheme = queries.colorScheme {
      screen.colorScheme = scheme
    }
    let isUnknown = givenColorScheme == nil && queries.hasNoBackground
    screen.standardTheme = isUnknown ? .terminal : .standard
  }
}
