/// The canvas of a ``Drawing``: writes text, fills areas, and says what the view looks like.
///
/// Points are columns and rows of the canvas, from its top left corner; what lies outside is not
/// shown. A copy draws on the same canvas and may have another style:
///
///     canvas.write("5 GB")
///     canvas.styled { $0.foreground = .accentColor }.write("▇▇▇", at: Point(x: 5, y: 0))
///
/// `draw(_:)` passes a ``GraphicsContext`` for paths, points and attributed text to a closure.
@MainActor
public struct DrawingCanvas {
  package private(set) var context: DrawingContext
  /// The size of the canvas.
  public private(set) var size: Size
  /// The environment of the view. A drawing lists the values that it reads in
  /// ``Drawing/environmentDependencies``.
  public let environment: EnvironmentValues
  /// The states of a control; empty for other drawings.
  public let state: ControlState
  /// The point at which the pointer has pressed the control, while the button is held.
  public let pressLocation: Point?
  /// The point at which the pointer is over the control, if it is one that
  /// ``Control/tracksPointer`` declares to follow the pointer; otherwise `nil`.
  public let pointerLocation: Point?
  /// The number of frames that the drawing has had: see ``Drawing/frameDuration(in:)``.
  public let frameNumber: Int
  package let shaper: any TextShaper

  init(
    _ context: DrawingContext, size: Size, environment: EnvironmentValues,
    shaper: any TextShaper, state: ControlState = [], pressLocation: Point? = nil,
    pointerLocation: Point? = nil, frameNumber: Int = 0
  ) {
    self.context = context
    self.size = size
    self.environment = environment
    self.shaper = shaper
    self.state = state
    self.pressLocation = pressLocation
    self.pointerLocation = pointerLocation
    self.frameNumber = frameNumber
  }

  /// The part of the canvas that is being painted. Drawing elsewhere has no effect.
  public var visibleRect: Rect { context.visibleRect }

  // MARK: Styles

  /// Returns `character`, or `ascii` where the output is limited to ASCII.
  public func symbol(_ character: String, ascii: String) -> String {
    environment.usesASCII ? ascii : character
  }

  /// Returns the canvas with attributes changed by `change`, which receives those of the enclosing
  /// views.
  public func styled(_ change: (inout Attributes) -> Void) -> DrawingCanvas {
    changed { change(&$0.attributes) }
  }

  /// Returns the canvas with the marks of `states`: in the colors of a selection when focused, or
  /// reversed where the theme has none, underlined when hovered, faint when pressed or disabled.
  public func marked(with states: ControlState) -> DrawingCanvas {
    changed { $0 = $0.marked(with: states) }
  }

  /// Returns the canvas in the color of borders, unless the enclosing views set another.
  package var inBorderColor: DrawingCanvas {
    changed { $0.setBorderColor() }
  }

  package func changed(_ change: (inout DrawingContext) -> Void) -> DrawingCanvas {
    var canvas = self
    change(&canvas.context)
    return canvas
  }

  /// Returns a part of the canvas, whose points begin at the origin of `rect`; `nil` if no part of
  /// it is being painted.
  public func part(_ rect: Rect) -> DrawingCanvas? {
    let rect = rect.limited
    guard let context = context.subcanvas(for: rect) else { return nil }
    var part = self
    (part.context, part.size) = (context, rect.size)
    return part
  }

  // MARK: Drawing

  /// Writes `text` in one line, from `point` to the right. Its control characters have no effect.
  ///
  /// - Parameters:
  ///   - text: The text, which may come from anywhere.
  ///   - point: The place of the first character.
  ///   - maxWidth: The number of columns after which the text ends; `nil` for no limit.
  public func write(_ text: String, at point: Point = .zero, maxWidth: Int? = nil) {
    guard visibleRect.rows.contains(point.y) else { return }
    let glyphs = shaper.glyphs(of: text)[...]
    context.write(maxWidth.map { glyphs.prefix(columns: $0) } ?? glyphs, at: point.limited)
  }

  /// Returns the number of columns that `text` takes.
  public func width(of text: String) -> Int {
    shaper.glyphs(of: text)[...].width
  }

  /// Fills `rect` with a color. A translucent one tints what is behind the view.
  public func fill(_ rect: Rect, with color: Color) {
    context.fill(rect.limited, with: color)
  }

  /// Repeats a character that is one column wide in all cells of `rect`.
  public func fill(_ rect: Rect, with character: String) {
    guard let glyph = shaper.glyphs(of: character).first else { return }
    context.fill(rect.limited, with: glyph)
  }
}
