import ComponentCore
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
  ///
  /// - Returns: What the user has typed meanwhile, and what the session has not handled.
  @discardableResult
  func drainResponses() -> [Input] {
    publishUndo()
    writer.send(undo: modes.undo)
    var typed = awaitDeviceAttributes(
      atMost: responseTimer.remaining(at: loop.now, isRemote: isRemote))
    if writer.isIdle, let timeout = responseTimer.timeout(isRemote: isRemote) {
      writer.send(Array(TerminalQueries.deviceAttributesQuery.utf8))
      responseTimer.didSend(at: loop.now)
      typed += awaitDeviceAttributes(atMost: timeout)
    }
    return typed
  }

  /// Takes over what was typed when the last session ended.
  func takeTypedAhead() {
    input.prepend(Session.typedAhead)
    Session.typedAhead = []
  }

  /// Reads input until the terminal responds to the query for its device attributes, and returns
  /// what the user has typed. Neither scheduled jobs nor those of the main actor run meanwhile.
  private func awaitDeviceAttributes(atMost timeout: Duration) -> [Input] {
    var drained = input.drain(through: [])
    var typed = drained.filter(\.isTyped)
    let deadline = loop.now.advanced(by: timeout)
    while !noteResponses(in: drained), loop.now < deadline, !writer.hasFailed {
      let descriptor = PollDescriptor(
        descriptor: device.descriptor, wantsToWrite: !writer.isIdle)
      var entry = descriptor.pollEntry
      let rest = loop.now.duration(to: deadline) / .milliseconds(1)
      _ = poll(&entry, 1, CInt(clamping: Int(rest) + 1))
      writer.flush()
      guard let bytes = device.input() else { return typed }
      drained = input.drain(through: bytes)
      typed += drained.filter(\.isTyped)
    }
    return typed
  }

  /// Returns whether `inputs` contain the response to the last query. Notes when it has arrived.
  private func noteResponses(in inputs: [Input]) -> Bool {
    for case .response(let response) in inputs { noteTime(of: response) }
    return inputs.contains(where: \.isDeviceAttributes)
  }

  /// Notes when a response has arrived, if it tells how long the terminal takes.
  func noteTime(of response: QueryResponse) {
    if response.isDeviceAttributes { responseTimer.didReceive(at: loop.now) }
    if queries.verifies(response) { responseTimer.isVerified = true }
  }
}
