/// A view on which a closure draws, in points.
///
///     Canvas { context, size in
///       context.rotate(by: .degrees(45))
///       context.stroke(
///         Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red), lineWidth: 4)
///     }
public struct Canvas<Symbols: View>: View {
  private nonisolated var renderer: (inout GraphicsContext, CGSize) -> Void
  private nonisolated var content: Symbols

  /// Creates a view on which `renderer` draws, also the views of `symbols`, by their tags.
  ///
  /// - Parameters:
  ///   - opaque: Has no effect on a terminal.
  ///   - colorMode: Has no effect on a terminal.
  ///   - rendersAsynchronously: Has no effect on a terminal.
  ///   - renderer: Draws on a canvas of a size in points.
  ///   - symbols: The views for ``GraphicsContext/resolveSymbol(id:)``.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    content = symbols()
  }

  /// The canvas in columns and rows.
  public var body: some View { SymbolCanvas(renderer: renderer, content: content) }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Canvas: Sendable {}

extension Canvas where Symbols == EmptyView {
  /// Creates a view on which `renderer` draws.
  ///
  /// - Parameters:
  ///   - opaque: Has no effect on a terminal.
  ///   - colorMode: Has no effect on a terminal.
  ///   - rendersAsynchronously: Has no effect on a terminal.
  ///   - renderer: Draws on a canvas of a size in points.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

/// A canvas with its symbols behind it.
private struct SymbolCanvas<Symbols: View>: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let content: Symbols
  @State private var symbols = CanvasSymbols()

  var body: some View {
    ComponentCore.Canvas { context, size in
      var points = GraphicsContext(context, size, symbols)
      renderer(&points, CGSize(size))
      context = points.context
    }
    .background { CanvasSymbolViews(symbols, content) }
  }
}
