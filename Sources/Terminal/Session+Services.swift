import CTerminal
import ComponentCore
import TextBackend

extension Session {
  /// Lets the views use the terminal's services.
  func connectServices() {
    services.showsProgress = ProcessEnvironment.variable("WT_SESSION") != nil
    screen.setHost { [weak self] in
      self?.perform($0) ?? false
    } onTitleChange: { [weak self] title in
      self?.services.setTitle(title)
    }
  }

  private func perform(_ request: HostRequest) -> Bool {
    if case .suspend(let isSuspended) = request {
      if isSuspended { lendTerminal() } else { reclaimTerminal() }
      return true
    }
    return services.add(request)
  }

  /// Sends what the views have asked of the terminal, if it accepts bytes.
  func sendServices() {
    guard writer.isIdle, !isSuspended else { return }
    if services.hasTitle, !modes.hasTitle {
      modes.hasTitle = true
      publishUndo()
      writer.send(Array(TerminalServices.pushTitle.utf8))
    }
    if services.startsProgress, !modes.hasProgress {
      modes.hasProgress = true
      publishUndo()
    }
    updatePointer()
    updatePixelReports()
    let bytes = services.takeBytes()
    if !bytes.isEmpty { writer.send(bytes) }
  }

  /// Notes that the cursor gets another shape, before a frame changes it.
  func noteCursorShape() {
    guard screen.cursorShape != nil, !modes.hasCursorShape else { return }
    modes.hasCursorShape = true
    publishUndo()
  }

  // MARK: Lending the terminal

  /// Restores the terminal so that others can use it, until the same number of calls of
  /// ``reclaimTerminal()``.
  func lendTerminal() {
    lendings += 1
    guard lendings == 1, !isSuspended else { return }
    isSuspended = true
    screen.scenePhase = .background
    screen.update()
    eraseInlineView()
    writer.discard()
    if device.isForeground { drainResponses() }
    terminal_guard_restore()
    _ = terminal_guard_finish_restoring()
  }

  /// Takes the terminal over again, unless the process has been sent to the background.
  func reclaimTerminal() {
    lendings -= 1
    // The session sets its title again.
    if lendings == 0 { resume() }
  }

  /// Erases an inline view, so that the output of others stands in its place.
  private func eraseInlineView() {
    guard configuration.placement == .inline, writer.isIdle else { return }
    writer.send(screen.erasingInline())
    modes.rowsBelowCursor = nil
    publishUndo()
  }
}
