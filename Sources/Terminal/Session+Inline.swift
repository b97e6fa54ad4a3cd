import CTerminal
import ComponentCore
import TextBackend

extension Session {
  /// Prepares the screen for a terminal whose cursor others have moved, and returns the bytes that
  /// set `modes`.
  func bytes(setting modes: String) -> [UInt8] {
    guard configuration.placement == .inline else { return Array(modes.utf8) }
    screen.beginInline()
    return Array((Modes.beginRow(columns: device.size.width) + modes).utf8)
  }

  /// Writes a frame, and tells the guard where the cursor is in an inline view.
  ///
  /// While the frame is being written, the cursor may be in any row of the view that it draws or
  /// replaces, so the undo bytes move it down by the height of both.
  func send(frame: [UInt8], then queries: String = "") {
    noteCursorShape()
    let bytes = frame + Array(queries.utf8)
    guard configuration.placement == .inline else { return writer.send(bytes) }
    publish(rowsBelowCursor: max(screen.rowCount - 1, modes.rowsBelowCursor ?? 0))
    writer.send(bytes)
    if writer.isIdle { frameDidReachTerminal() }
  }

  /// Notes that the terminal has received the last frame of an inline view as a whole.
  private func frameDidReachTerminal() {
    publish(rowsBelowCursor: screen.rowsBelowCursor)
    capturedOutput.didShow()
  }

  private func publish(rowsBelowCursor count: Int?) {
    if modes.rowsBelowCursor == count { return }
    modes.rowsBelowCursor = count
    publishUndo()
  }

  /// Shows the state in which an inline session ends, which stays on the terminal.
  func showLastInlineFrame() {
    guard configuration.placement == .inline, !isSuspended else { return }
    if case .hangup? = ending { return }
    waitForWriter()
    guard writer.isIdle else { return }
    collectOutput()
    let bytes = screen.bytes()
    if !bytes.isEmpty { send(frame: bytes) }
    waitForWriter()
    if writer.isIdle { frameDidReachTerminal() }
  }

  /// Waits a moment for the terminal to accept the pending bytes.
  private func waitForWriter() {
    let deadline = loop.now.advanced(by: .milliseconds(200))
    while !writer.isIdle, !writer.hasFailed, loop.now < deadline {
      var descriptors = [PollDescriptor(descriptor: device.descriptor, wantsToWrite: true)]
      loop.sleep(&descriptors, atMost: loop.now.duration(to: deadline))
      writer.flush()
    }
  }
}
