import Components
import Signals

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Session {
  /// Resets all modes, and reads what the terminal still sends, which would otherwise be typed
  /// into the shell: the responses to queries, and reports of the mouse.
  ///
  /// First come the responses to the queries of the beginning, if the session has been short. Then
  /// a last query follows the bytes that reset the modes, so that its response ends the reports.
  func drainResponses() {
    publishUndo()
    writer.send(undo: modes.undo)
    awaitDeviceAttributes(atMost: responseTimer.remaining(at: loop.now, isRemote: isRemote))
    if writer.isIdle, let timeout = responseTimer.timeout {
      writer.send(Array(TerminalQueries.deviceAttributesQuery.utf8))
      responseTimer.didSend(at: loop.now)
      awaitDeviceAttributes(atMost: timeout)
    }
  }

  /// Discards input until the terminal responds to the query for its device attributes. Neither
  /// scheduled jobs nor those of the main actor run meanwhile.
  private func awaitDeviceAttributes(atMost timeout: Duration) {
    let deadline = loop.now.advanced(by: timeout)
    while loop.now < deadline, !writer.hasFailed {
      let descriptor = PollDescriptor(
        descriptor: device.descriptor, wantsToWrite: !writer.isIdle)
      var entry = descriptor.pollEntry
      let rest = loop.now.duration(to: deadline) / .milliseconds(1)
      _ = poll(&entry, 1, CInt(clamping: Int(rest) + 1))
      writer.flush()
      guard let bytes = device.input() else { return }
      if input.discard(through: bytes) {
        return responseTimer.didReceive(at: loop.now)
      }
    }
  }
}
