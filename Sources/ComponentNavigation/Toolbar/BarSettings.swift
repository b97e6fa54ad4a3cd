@_spi(Nodes) import ComponentCore
import Signals

/// Bars of a page.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable, Sendable {
    case all, top, bottom, none
  }

  let bar: Bar

  /// The bars above and below the page.
  public static let automatic = ToolbarPlacement(bar: .all)
  /// The bar above the page.
  public static let navigationBar = ToolbarPlacement(bar: .top)
  /// The bar above the page.
  public static let windowToolbar = ToolbarPlacement(bar: .top)
  /// The bar below the page.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar of a tab view, which is always as its style says.
  public static let tabBar = ToolbarPlacement(bar: .none)
}

extension View {
  /// Shows or hides bars of the enclosing ``NavigationStack``, column or sheet for this page.
  ///
  ///     PhotoView().toolbar(.hidden, for: .navigationBar)
  ///
  /// Escape and Alt-← go back also while the bar with the back button is hidden.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are shown if they have contents.
  ///   - bars: The bars; by default both.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barSetting(ValueOrPublisher(visibility)) { $0.setHidden($1 == .hidden, bars) }
  }

  /// Shows or hides bars of the enclosing ``NavigationStack``, column or sheet as the newest of
  /// `visibilities` says.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func toolbar(
    _ visibilities: some Publisher<Visibility, Never>, for bars: ToolbarPlacement...
  ) -> some View {
    barSetting(ValueOrPublisher(visibilities)) { $0.setHidden($1 == .hidden, bars) }
  }

  /// Hides the back button of this page. Escape and Alt-← still go back.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    barSetting(ValueOrPublisher(hidesBackButton)) { $0.hidesBackButton = $1 }
  }

  /// Hides the back button of this page while the newest value is `true`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: some Publisher<Bool, Never>
  ) -> some View {
    barSetting(ValueOrPublisher(hidesBackButton)) { $0.hidesBackButton = $1 }
  }

  /// Draws `style` behind the contents of bars of the enclosing ``NavigationStack``, column or
  /// sheet.
  ///
  ///     Inbox().toolbarBackground(.blue, for: .navigationBar)
  public nonisolated func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> some View {
    barSetting(ValueOrPublisher(style.resolved)) { $0.setBackground($1, bars) }
  }

  /// Draws the newest of `styles` behind the contents of bars of the enclosing
  /// ``NavigationStack``, column or sheet.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, for bars: ToolbarPlacement...
  ) -> some View {
    barSetting(ValueOrPublisher(styles.map(\.resolved))) { $0.setBackground($1, bars) }
  }

  /// Shows or hides the background of bars: `hidden` removes that of enclosing views.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barSetting(ValueOrPublisher(visibility)) {
      if $1 == .hidden { $0.setBackground(nil, bars) }
    }
  }

  private nonisolated func barSetting<Value>(
    _ value: ValueOrPublisher<Value>, _ apply: @escaping (inout BarSettings, Value) -> Void
  ) -> some View {
    scopeModifier(BarSettingModifier(value: value, apply: apply))
  }
}

/// How the bars of a page look.
struct BarSettings {
  var hidesTop = false
  var hidesBottom = false
  var hidesBackButton = false
  var topBackground: AnyShapeStyle?
  var bottomBackground: AnyShapeStyle?

  mutating func setHidden(_ isHidden: Bool, _ bars: [ToolbarPlacement]) {
    change(bars, \.hidesTop, \.hidesBottom, to: isHidden)
  }

  mutating func setBackground(_ style: AnyShapeStyle?, _ bars: [ToolbarPlacement]) {
    change(bars, \.topBackground, \.bottomBackground, to: style)
  }

  private mutating func change<Value>(
    _ bars: [ToolbarPlacement], _ top: WritableKeyPath<BarSettings, Value>,
    _ bottom: WritableKeyPath<BarSettings, Value>, to value: Value
  ) {
    for bar in bars.isEmpty ? [.automatic] : bars {
      if bar.bar == .all || bar.bar == .top { self[keyPath: top] = value }
      if bar.bar == .all || bar.bar == .bottom { self[keyPath: bottom] = value }
    }
  }
}

private nonisolated struct BarSettingModifier<Value: Sendable>: ScopeModifier {
  let value: ValueOrPublisher<Value>
  let apply: (inout BarSettings, Value) -> Void

  @MainActor
  func willUpdateContent(of scope: StatefulScope<BarSetting>, in context: inout ViewContext) {
    scope.bind(value) { [apply] scope, value in
      guard let bars = scope.environment.bars else { return }
      bars.model.set(scope, at: bars.level) { apply(&$0, value) }
    }
  }
}

/// Takes back what a page has set for the enclosing bars.
private struct BarSetting: ScopeState {
  init(in context: ViewContext) {}

  func willUnmount(_ scope: Node) {
    scope.environment.bars?.model.remove(scope)
  }
}
