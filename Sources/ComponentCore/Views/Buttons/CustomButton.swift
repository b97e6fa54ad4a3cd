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
  private let action: @MainActor () -> Void
  private var title: ValueOrPublisher<String>
  private var color = ValueOrPublisher(Color.blue)

  /// Creates a button that shows `text` and performs `action` when pressed. It is blue until it is
  /// given another color.
  @preconcurrency
  public nonisolated init(_ text: String = "", action: @escaping @MainActor () -> Void = {}) {
    self.action = action
    title = ValueOrPublisher(text)
  }

  /// A label of 18 columns and one row, filled with the color.
  package var target: some View {
    let button = Button(action: action) {
      Text(content: .plain(title)).font(.title2).frame(columns: 18, rows: 1)
    }
    return button.with { $0.tint = color }.buttonStyle(.borderedProminent)
  }

  /// Returns a copy of this button whose color follows `publisher`. A `nil` value keeps the
  /// current color.
  public nonisolated func colorChangingButton(
    _ publisher: some Publisher<Color?, Never>
  ) -> Self {
    with { $0.color = color.followed(by: publisher) }
  }

  /// Returns a copy of this button whose color follows `publisher`.
  public nonisolated func colorChangingButton(_ publisher: some Publisher<Color, Never>) -> Self {
    with { $0.color = color.followed(by: publisher) }
  }

  /// Returns a copy of this button whose title follows `publisher`. A `nil` value keeps the
  /// current title.
  public nonisolated func titleChangingButton(
    _ publisher: some Publisher<String?, Never>
  ) -> Self {
    with { $0.title = title.followed(by: publisher) }
  }

  /// Returns a copy of this button whose title follows `publisher`.
  public nonisolated func titleChangingButton(_ publisher: some Publisher<String, Never>) -> Self {
    with { $0.title = title.followed(by: publisher) }
  }
}
