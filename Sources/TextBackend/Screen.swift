import Components
import Signals

/// A host for views that needs no terminal: it takes events, keeps time, and gives frames.
///
///     let screen = Screen(columns: 20, rows: 3) { Button("Go") { go() } }
///     screen.press(.tab)
///     print(screen.text)
///
///     ┏━━━━┓
///     ┃ Go ┃
///     ┗━━━━┛
///
/// The terminal is one of its users; tests are others. What happened since the last frame, be it here
/// or on other threads, is in the next.
@MainActor
public final class Screen {
  private let tree: Tree
  private let scheduler: any Scheduler
  private let typesetter = Typesetter()
  // Nothing that is called while one of these is read or written leads back to the screen, so accesses
  // cannot overlap, and none need to be checked for.

  @exclusivity(unchecked) private var painter: Painter
  @exclusivity(unchecked) private var mirror: TerminalMirror
  @exclusivity(unchecked) private var needsRedraw = true
  /// The rows of ``text``, as far as they have been read and are still the same.
  @exclusivity(unchecked) private var rowTexts: [String?]

  /// The screen of `content`.
  ///
  /// - Parameters:
  ///   - columns: How wide it is; less than one counts as one.
  ///   - rows: How high it is; less than one counts as one.
  ///   - colorDepth: How many colors ``bytes`` use.
  ///   - scheduler: The time in which the views live.
  ///   - onChange: Called, on any thread, when there is reason to look at the next frame.
  public init(
    columns: Int, rows: Int, colorDepth: ColorDepth = .trueColor,
    scheduler: any Scheduler = .system, onChange: @escaping @Sendable () -> Void = {},
    @ViewBuilder content: () -> some View
  ) {
    let size = Size(width: max(1, columns), height: max(1, rows))
    self.scheduler = scheduler
    tree = Tree(
      content().environment(\.usesColor, colorDepth != .none),
      size: size, shaper: typesetter, scheduler: scheduler, wake: onChange)
    painter = Painter(columns: size.width, rows: size.height)
    rowTexts = Array(repeating: nil, count: size.height)
    mirror = TerminalMirror(columns: size.width, rows: size.height, depth: colorDepth)
  }

  // MARK: Frames

  /// What a person reads: the rows of the newest frame, without the blanks at their ends.
  public var text: String {
    update()
    var text = ""
    for y in 0..<painter.grid.rows {
      if y > 0 { text += "\n" }
      text += rowText(y)
    }
    return text
  }

  /// The newest frame, cell by cell.
  public var frame: Frame {
    update()
    return Frame(painter.grid, typesetter.pool, cursor: cursor)
  }

  /// Where a person types, if they do: there the terminal's cursor stands.
  private var cursor: Point? {
    guard let point = tree.cursorPosition,
      (0..<painter.grid.columns).contains(point.x), (0..<painter.grid.rows).contains(point.y)
    else { return nil }
    return point
  }

  private func rowText(_ y: Int) -> String {
    if let text = rowTexts[y] { return text }
    var bytes: [UInt8] = []
    for cell in painter.grid.row(y) where cell.glyph != .trailingHalf {
      typesetter.pool.write(cell.glyph, to: &bytes)
    }
    let text = String(decoding: bytes.trimmingSpaces(), as: UTF8.self)
    rowTexts[y] = text
    return text
  }

  /// What makes a terminal that got all bytes before show the newest frame; empty if it does.
  ///
  /// A terminal that has got none may show anything.
  public func bytes() -> [UInt8] {
    update()
    let cursor = cursor
    if painter.dirtySpans.rows.isEmpty, !needsRedraw, mirror.showsCursor(at: cursor) { return [] }
    needsRedraw = false
    defer { painter.clearDirtySpans() }
    return mirror.bytes(
      for: painter.grid, dirtySpans: painter.dirtySpans, cursor: cursor, pool: typesetter.pool)
  }

  /// Has the next ``bytes()`` draw everything, as for a terminal that may show anything.
  public func invalidate() {
    needsRedraw = true
    mirror.invalidate()
  }

  /// Brings the grid up to date.
  private func update() {
    if typesetter.pool.isFull {
      typesetter.resetPool()
      tree.shaperDidReset()
      invalidate()
    }
    for area in tree.update() {
      painter.paint(area, of: tree)
      for y in area.rows where rowTexts.indices.contains(y) { rowTexts[y] = nil }
    }
  }

  // MARK: Events

  /// Gives the screen another size.
  public func resize(columns: Int, rows: Int) {
    let size = Size(width: max(1, columns), height: max(1, rows))
    painter = Painter(columns: size.width, rows: size.height)
    rowTexts = Array(repeating: nil, count: size.height)
    invalidate()
    tree.resize(size)
  }

  /// Hands an event to the views; `false` if none of them wanted it.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    tree.dispatch(event)
  }

  /// Presses a key.
  @discardableResult
  public func press(_ key: Key, modifiers: KeyModifiers = []) -> Bool {
    send(.key(KeyPress(key, modifiers: modifiers)))
  }

  /// Types `text`, a key for each character.
  public func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Clicks: presses and releases the left mouse button.
  public func click(column: Int, row: Int) {
    let point = Point(x: column, y: row)
    send(.mouse(MouseEvent(.press(.left), at: point)))
    send(.mouse(MouseEvent(.release(.left), at: point)))
  }

  /// Moves the pointer.
  public func move(column: Int, row: Int) {
    send(.mouse(MouseEvent(.move, at: Point(x: column, y: row))))
  }

  /// Lets time pass.
  ///
  /// - Precondition: The screen's scheduler is one of virtual time, such as `TestScheduler`.
  public func advance(by duration: Duration) {
    guard let scheduler = scheduler as? any VirtualTimeScheduler else {
      preconditionFailure("advance(by:): the screen's scheduler does not let time be advanced.")
    }
    scheduler.advance(by: duration)
  }
}

extension Screen {
  /// Something else than ``bytes()`` may have moved the terminal's cursor.
  package func invalidateCursorPosition() {
    mirror.invalidateCursorPosition()
  }

  /// What the terminal understands, as soon as it is known.
  package var capabilities: Capabilities {
    get { mirror.capabilities }
    set { mirror.capabilities = newValue }
  }
}

extension [UInt8] {
  fileprivate func trimmingSpaces() -> ArraySlice<UInt8> {
    self[..<((lastIndex { $0 != 0x20 }).map { $0 + 1 } ?? 0)]
  }
}
