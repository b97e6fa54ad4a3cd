import Signals

extension View {
  /// Draws a line around this view, a column and a row wide.
  ///
  ///     Text("Ready").border(.green)
  ///
  ///     ╭─────╮
  ///     │Ready│
  ///     ╰─────╯
  ///
  /// The line stands around the view, not over it: in text it needs cells of its own.
  public nonisolated func border(
    _ color: Color = .primary, style: BorderStyle = .rounded
  ) -> some View {
    modified(by: Border(color: Varying(color), style: style))
  }

  /// Draws a line in the newest of `colors` around this view; in the color of text before the first.
  public nonisolated func border(
    _ colors: some Publisher<Color, Never>, style: BorderStyle = .rounded
  ) -> some View {
    modified(by: Border(color: Varying(colors), style: style))
  }
}

/// A kind of line.
///
/// Where only ASCII is wanted, see ``EnvironmentValues/usesASCII``, each is drawn with characters of
/// its own from there.
public struct BorderStyle: Hashable, Sendable {
  /// Top left, top, top right, left, right, bottom left, bottom, bottom right.
  private let characters: String
  private let ascii: String

  /// Thin, with round corners: `╭─╮`.
  public static let rounded = BorderStyle(characters: "╭─╮││╰─╯", ascii: "+-+||+-+")
  /// Thin: `┌─┐`.
  public static let light = BorderStyle(characters: "┌─┐││└─┘", ascii: "+-+||+-+")
  /// Thick: `┏━┓`.
  public static let heavy = BorderStyle(characters: "┏━┓┃┃┗━┛", ascii: "########")
  /// Double: `╔═╗`.
  public static let double = BorderStyle(characters: "╔═╗║║╚═╝", ascii: "+=+||+=+")
  /// Thin and broken: `┌╌┐`.
  public static let dashed = BorderStyle(characters: "┌╌┐┆┆└╌┘", ascii: "...::...")

  func characters(inASCII usesASCII: Bool) -> String {
    usesASCII ? ascii : characters
  }
}

private nonisolated struct Border: NodeModifier {
  let color: Varying<Color>
  let style: BorderStyle

  @MainActor
  func update(_ wrapper: BorderNode) {
    wrapper.style = style
    wrapper.follow(color) { $0.color = $1 }
  }
}

private final class BorderNode: ContainerNode {
  var color: Color? {
    didSet { if color != oldValue { needsPaint() } }
  }
  var style = BorderStyle.rounded {
    didSet { if style != oldValue { needsPaint() } }
  }
  private let insets = EdgeInsets(.all, 1)
  /// The characters that were drawn last, and their glyphs.
  private var drawn: (characters: String, glyphs: [Glyph])?

  override func measure(_ proposal: ProposedSize) -> Size {
    insets.outset(super.measure(proposal.inset(by: insets)))
  }

  override func layOut(in size: Size, proposal: ProposedSize) {
    for element in contents {
      element.place(at: Point(x: 1, y: 1), proposal.inset(by: insets))
    }
  }

  override func paint(on canvas: Canvas) {
    paintChildren(on: canvas)
    let inside = Rect(size: frame.size).inset(by: insets)
    if inside.contains(canvas.visible) { return }
    var canvas = canvas
    if let color { canvas.attributes.foreground = color }
    paintLine(on: canvas)
  }

  private func paintLine(on canvas: Canvas) {
    let (width, height) = (frame.size.width, frame.size.height)
    guard width >= 2, height >= 2 else { return }
    let glyphs = glyphs()
    for (y, left) in [(0, 0), (height - 1, 5)] where canvas.visible.rows.contains(y) {
      let line = Array(repeating: glyphs[left + 1], count: width - 2)
      canvas.write(([glyphs[left]] + line + [glyphs[left + 2]])[...], at: Point(x: 0, y: y))
    }
    for (x, side) in [(0, 3), (width - 1, 4)] where canvas.visible.columns.contains(x) {
      for y in canvas.visible.rows.clamped(to: 1..<height - 1) {
        canvas.write(glyphs[side...side], at: Point(x: x, y: y))
      }
    }
  }

  private func glyphs() -> [Glyph] {
    let characters = style.characters(inASCII: environment.usesASCII)
    if drawn?.characters != characters {
      drawn = (characters, tree.ruler.glyphs(of: characters))
    }
    return drawn?.glyphs ?? []
  }
}
