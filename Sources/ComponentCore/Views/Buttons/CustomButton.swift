import Signals

/// A button of fixed size whose title and color may follow publishers.
///
///     CustomButton("Custom button")
///     CustomButton().titleChangingButton(titles)
///     CustomButton("Multicolor button").colorChangingButton(colors)
///     CustomButton().titleChangingButton(titles).colorChangingButton(colors)
///
///     ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///     ▐     Select All     ▌
///     ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
///
/// The title and the color follow their publishers, which may send on any thread; a `nil` value
/// keeps the current title or color. The modifiers return changed copies, so their order does not
/// matter.
public struct CustomButton: ForwardingView {
  private let text: String
  private let action: @MainActor () -> Void
  private var titles: AnyPublisher<String?, Never>?
  private var colors: AnyPublisher<Color?, Never>?

  /// Creates a button that shows `text` and performs `action` when pressed. It is blue until it is
  /// given another color.
  @preconcurrency
  public nonisolated init(_ text: String = "", action: @escaping @MainActor () -> Void = {}) {
    self.text = text
    self.action = action
  }

  /// A label of 18 columns and one row, filled with the color.
  package var target: some View {
    var button = Button(action: action) { label.font(.title2).frame(columns: 18, rows: 1) }
      .color(.blue)
    if let colors { button = button.color(colors) }
    return button.buttonStyle(.borderedProminent)
  }

  private var label: Text {
    if let titles { return Text(titles, initial: text) }
    return Text(text)
  }

  /// Returns a copy of this button whose color follows `publisher`. A `nil` value keeps the
  /// current color.
  public nonisolated func colorChangingButton(
    _ publisher: some Publisher<Color?, Never>
  ) -> Self {
    // Erased outside of the closure, where the compiler specializes it for the value.
    let colors = publisher.eraseToAnyPublisher()
    return with { $0.colors = colors }
  }

  /// Returns a copy of this button whose color follows `publisher`.
  public nonisolated func colorChangingButton(_ publisher: some Publisher<Color, Never>) -> Self {
    colorChangingButton(publisher.map(Optional.some))
  }

  /// Returns a copy of this button whose title follows `publisher`. A `nil` value keeps the
  /// current title.
  public nonisolated func titleChangingButton(
    _ publisher: some Publisher<String?, Never>
  ) -> Self {
    // Erased outside of the closure: see colorChangingButton(_:).
    let titles = publisher.eraseToAnyPublisher()
    return with { $0.titles = titles }
  }

  /// Returns a copy of this button whose title follows `publisher`.
  public nonisolated func titleChangingButton(_ publisher: some Publisher<String, Never>) -> Self {
    titleChangingButton(publisher.map(Optional.some))
  }
}
