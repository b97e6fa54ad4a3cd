import ComponentCore

/// The requests of the views of a screen to the terminal, and what performs them.
@MainActor
final class ScreenServices {
  /// Performs the requests; `nil` without a terminal.
  var host: (@MainActor (HostRequest) -> Bool)?
  /// Called when the title of the window changes.
  var onTitleChange: (@MainActor (String?) -> Void)?
  /// Called when the views prefer another number of colors.
  var onColorDepthChange: (@MainActor () -> Void)?
  private(set) var clipboard: String?
  var windowTitle: String? {
    didSet { if windowTitle != oldValue { onTitleChange?(windowTitle) } }
  }
  var windowProgress: WindowProgress? {
    didSet { if windowProgress != oldValue { _ = host?(.progress(windowProgress)) } }
  }

  var preferredColorDepth: ColorDepth? {
    didSet { if preferredColorDepth != oldValue { onColorDepthChange?() } }
  }

  func perform(_ request: HostRequest) -> Bool {
    if case .copy(let text) = request { clipboard = SafeText.block(of: text) }
    return host?(request) ?? true
  }
}

extension Screen {
  /// The text that a view has copied last, as it was put on the clipboard; `nil` if none has.
  public var clipboard: String? { services.clipboard }

  /// The title that the views set for the window, or `nil` if none of them sets one.
  public var windowTitle: String? {
    _ = text
    return services.windowTitle
  }

  /// The progress that the views show in the terminal's tab or in the taskbar, or `nil` if none of
  /// them shows any.
  public var windowProgress: WindowProgress? {
    _ = text
    return services.windowProgress
  }

  /// Passes the requests of the views, and changes of the title, to a terminal.
  package func setHost(
    _ host: @escaping @MainActor (HostRequest) -> Bool,
    onTitleChange: @escaping @MainActor (String?) -> Void
  ) {
    services.host = host
    services.onTitleChange = onTitleChange
  }
}
