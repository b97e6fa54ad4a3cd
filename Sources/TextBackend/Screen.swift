import ComponentCore
import Signals

/// A headless host for views: it takes events and renders frames, without a terminal.
///
///     let screen = Screen(columns: 12, rows: 3) { Button("Go") { go() } }
///     screen.press(.tab)
///     print(screen.text)
///
///        ┏━━━━┓
///        ┃ Go ┃
///        ┗━━━━┛
///
/// Tests use a screen directly; `Session` shows one on a terminal. A screen renders on demand:
/// ``text``, ``frame`` and ``bytes()`` apply everything that has happened since the last frame, on
/// any thread.
@MainActor
public final class Screen {
  let tree: Tree
  private let quitRequest = QuitRequest()
  /// The requests of the views to the terminal.
  let services = ScreenServices()
  var currentScenePhase = ScenePhase.active
  /// The number of colors that the terminal has.
  var availableColorDepth: ColorDepth
  /// The number of colors that are used.
  package internal(set) var colorDepth: ColorDepth
  let scheduler: any Scheduler
  let painter: Painter
  let typesetter = Typesetter()
  // Mutated in place for every frame and not re-entered meanwhile: checking would cost more.
  @exclusivity(unchecked) var mirror: TerminalMirror
  @exclusivity(unchecked) private var needsRedraw = true
  @exclusivity(unchecked) var inline = InlineState()
  /// The cursor shape of the last frame that showed a cursor; `nil` for the user's.
  package private(set) var cursorShape: CursorShape?
  /// The rows of ``text`` and ``frame`` that have been read and have not changed since.
  @exclusivity(unchecked) private var readRows: [ReadRow]
  /// The recorder of the frames while the time is advanced, if there is one.
  var frameRecorder: FrameRecorder?
  /// Called with everything that reaches the screen from outside, before it has an effect.
  package var inputObserver: ((InputRecording.Input) -> Void)?
  /// Called with the bytes of each frame for a terminal.
  @exclusivity(unchecked) package var outputObserver: (([UInt8]) -> Void)?

  /// A row as it was read: `nil` if it has not been.
  private struct ReadRow {
    var text: String?
    var cells: [Frame.Cell]?
  }

  /// Creates a screen that shows `content`.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; less than one counts as one.
  ///   - rows: The number of rows; less than one counts as one.
  ///   - alignment: The place of views that are smaller than the screen: its center, as in a
  ///     window. The top and left edges of what is larger are always on the screen.
  ///   - colorDepth: The greatest number of colors that ``bytes()`` uses.
  ///   - scheduler: The scheduler of animations and other timers in the views.
  ///   - onChange: Called when the next frame may differ from the last, on the thread that caused
  ///     it. Not called again until a frame has been read.
  ///   - content: The views to show.
  public convenience init(
    columns: Int, rows: Int, alignment: Alignment = .center,
    colorDepth: ColorDepth = .trueColor, scheduler: any Scheduler = .system,
    onChange: @escaping @Sendable () -> Void = {},
    @ViewBuilder content: () -> some View
  ) {
    self.init(
      columns: columns, rows: rows, alignment: alignment, colorDepth: colorDepth,
      environment: EnvironmentValues(), scheduler: scheduler, onChange: onChange,
      content: content)
  }

  /// Creates a screen that shows `content` in `environment`, apart from what the screen knows
  /// itself, such as the number of colors.
  package init(
    columns: Int, rows: Int, alignment: Alignment, colorDepth: ColorDepth,
    environment: EnvironmentValues, scheduler: any Scheduler,
    onChange: @escaping @Sendable () -> Void, @ViewBuilder content: () -> some View
  ) {
    let size = Size(width: max(1, columns), height: max(1, rows))
    self.scheduler = scheduler
    self.colorDepth = colorDepth
    availableColorDepth = colorDepth
    let services = services
    var environment = environment
    environment.usesColor = colorDepth != .none
    environment.usesFullColor = !colorDepth.isFew
    environment.quit = quitRequest.action
    environment.setHost { services.perform($0) }
    painter = Painter(columns: size.width, rows: size.height)
    tree = Tree(
      VStack(alignment: alignment.horizontal) {
        content()
          .onWindowValueChange { services.windowTitle = $0 }
          .onWindowValueChange { services.windowProgress = $0 }
          .onWindowValueChange { services.preferredColorDepth = $0 }
      },
      size: size, alignment: alignment, environment: environment, surface: painter,
      shaper: typesetter, scheduler: scheduler, wake: onChange)
    readRows = Array(repeating: ReadRow(), count: size.height)
    mirror = TerminalMirror(depth: colorDepth)
    if colorDepth.isFew { applyTheme() }
    services.onColorDepthChange = { [weak self] in self?.updateColorDepth() }
    updateColorDepth()
  }

  /// Whether the pointer is over a button or a link.
  package var isPointerOverButton: Bool { tree.isPointerOverButton }

  /// Whether a control is dragged that follows the pointer within cells.
  package var isDraggingWithinCells: Bool { tree.isDraggingWithinCells }

  /// The number of columns and rows.
  var size: Size { Size(width: painter.grid.columns, height: painter.grid.rows) }

  // MARK: Frames

  /// The newest frame as plain text: its rows, without trailing spaces, separated by line feeds.
  public var text: String {
    update()
    var text = ""
    for y in 0..<painter.grid.rows {
      if y > 0 { text += "\n" }
      text += rowText(y)
    }
    return text
  }

  /// The newest frame, with the attributes of each cell.
  public var frame: Frame {
    update()
    let (grid, pool) = (painter.grid, typesetter.pool)
    for y in 0..<grid.rows where readRows[y].cells == nil {
      readRows[y].cells = painter.rowWithoutPictures(y).map { Frame.Cell($0, pool) }
    }
    return Frame(
      columns: grid.columns, cellRows: readRows.compactMap(\.cells), cursor: cursor,
      systemPalette: mirror.systemPalette)
  }

  /// The position of the text cursor, if it is on the screen.
  private var cursor: Point? {
    guard let point = tree.cursorPosition,
      (0..<painter.grid.columns).contains(point.x), (0..<painter.grid.rows).contains(point.y)
    else { return nil }
    return point
  }

  private func rowText(_ y: Int) -> String {
    if let text = readRows[y].text { return text }
    var bytes: [UInt8] = []
    for cell in painter.rowWithoutPictures(y) where cell.glyph != .trailingHalf {
      typesetter.pool.write(cell.glyph, to: &bytes)
    }
    let text = String(decoding: bytes.trimmingSpaces(), as: UTF8.self)
    readRows[y].text = text
    return text
  }

  /// Returns the bytes that bring a terminal from the last frame to the newest.
  ///
  /// The first call returns a whole frame, for a terminal with unknown contents. Later calls
  /// return only the changes, and an empty array if there are none; they count on the terminal
  /// having received all bytes before. Call ``invalidate()`` if it has not.
  public func bytes() -> [UInt8] {
    update()
    let bytes = newestBytes()
    if !bytes.isEmpty { outputObserver?(bytes) }
    return bytes
  }

  private func newestBytes() -> [UInt8] {
    let cursor = cursor
    if !inline.linesAbove.isEmpty { return bytesWithLinesAbove(cursor: cursor) }
    let shape = cursor == nil ? [] : cursorShapeChange()
    if painter.dirtySpans.rows.isEmpty, !needsRedraw, mirror.showsCursor(at: cursor) {
      return shape
    }
    defer { didShowFrame() }
    let showsPictures = !painter.pictures.isEmpty || !mirror.shownPictures.isEmpty
    let bytes =
      showsPictures
      ? bytesWithPictures(cursor: cursor)
      : mirror.bytes(
        for: painter.grid, dirtySpans: painter.dirtySpans, cursor: cursor, pool: typesetter.pool)
    return shape.isEmpty ? bytes : shape + bytes
  }

  /// Returns the sequence that gives the cursor the shape of the view with the focus, or nothing
  /// if it has that shape.
  private func cursorShapeChange() -> [UInt8] {
    if tree.cursorShape == cursorShape { return [] }
    cursorShape = tree.cursorShape
    return Array("\u{1B}[\(cursorShape?.parameter ?? 0) q".utf8)
  }

  /// Marks the newest frame as shown by the terminal.
  func didShowFrame() {
    needsRedraw = false
    painter.clearDirtySpans()
  }

  /// Makes the next ``bytes()`` return a whole frame, for a terminal with unknown contents.
  public func invalidate() {
    needsRedraw = true
    cursorShape = nil
    mirror.invalidate()
  }

  /// Applies what has happened since the last frame, and paints the areas that have changed.
  package func update() {
    if typesetter.pool.isFull {
      typesetter.resetPool()
      tree.shaperDidReset()
      invalidate()
    }
    fitRows()
    tree.render { area in
      for y in area.rows where readRows.indices.contains(y) { readRows[y] = ReadRow() }
    }
  }

  // MARK: Events

  /// Changes the size of the screen; less than one column or row counts as one.
  public func resize(columns: Int, rows: Int) {
    var size = Size(width: max(1, columns), height: max(1, rows))
    inputObserver?(.resize(columns: size.width, rows: size.height))
    if inline.rowLimit != nil {
      inline.rowLimit = size.height
      size.height = min(size.height, painter.grid.rows)
    }
    setSize(size)
    invalidate()
  }

  /// Changes the size of the grid and the views, but not what the terminal is known to show.
  func setSize(_ size: Size) {
    painter.resize(columns: size.width, rows: size.height)
    readRows = Array(repeating: ReadRow(), count: size.height)
    tree.resize(size)
  }

  /// The color scheme that the views read from their environment, at first dark. Translucent
  /// colors are blended with the default colors of a terminal of this scheme.
  public var colorScheme = ColorScheme.dark {
    didSet {
      if colorScheme == oldValue { return }
      inputObserver?(.colorScheme(colorScheme))
      tree.updateEnvironment { [colorScheme] in $0.colorScheme = colorScheme }
      applyTheme()
    }
  }

  /// The theme in whose colors views without another one are drawn.
  package var standardTheme = Theme.standard {
    didSet { if standardTheme != oldValue { applyTheme() } }
  }

  /// The contrast that the views read from their environment, at first the standard one.
  public var colorSchemeContrast = ColorSchemeContrast.standard {
    didSet {
      if colorSchemeContrast == oldValue { return }
      tree.updateEnvironment { [colorSchemeContrast] in
        $0.colorSchemeContrast = colorSchemeContrast
      }
      applyTheme()
    }
  }

  /// Sends an event to the views.
  ///
  /// - Returns: Whether a view has handled it.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    inputObserver?(.event(event))
    if case .windowFocus(let hasFocus) = event {
      changeScenePhase(to: hasFocus ? .active : .inactive)
    }
    return tree.dispatch(event)
  }

  /// The status with which a view has quit, or `nil` while none has. The screen still works after
  /// that, but its host should end.
  public var quitStatus: Int32? { quitRequest.status }
}

extension [UInt8] {
  fileprivate func trimmingSpaces() -> ArraySlice<UInt8> {
    self[..<((lastIndex { $0 != 0x20 }).map { $0 + 1 } ?? 0)]
  }
}
