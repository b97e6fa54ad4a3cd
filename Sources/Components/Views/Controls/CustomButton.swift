import Signals

/// A button for many purposes, each asked for only by those who need it.
///
///     CustomButton("Custom button")
///     CustomButton().titleChangingButton(titles)
///     CustomButton("Multicolor button").colorChangingButton(colors)
///     CustomButton().titleChangingButton(titles).colorChangingButton(colors)
///
///     ╭────────────────────╮
///     │     Select All     │
///     ╰────────────────────╯
///
/// The title and the color follow their publishers, on whatever thread these send; `nil` keeps
/// what is shown. The modifiers answer with a changed copy, in any order.
public struct CustomButton: View {
  private let text: String
  private let action: @MainActor () -> Void
  private var titles = AnyPublisher<String?, Never>(Empty())
  private var colors = AnyPublisher<Color?, Never>(Empty())

  /// A plain blue button that shows `text` and performs `action` when pressed.
  public nonisolated init(_ text: String = "", action: @escaping @MainActor () -> Void = {}) {
    self.text = text
    self.action = action
  }

  /// A label of a fixed size in a frame filled with the color.
  public var body: some View {
    Button(action: action) {
      Text(titles, initial: text)
        .font(.title2)
        .frame(width: 18, height: 1)
    }
    .color(colors)
    .buttonStyle(.borderedProminent)
  }

  /// The same in the newest color of `publisher`; `nil` keeps the one that is shown.
  public nonisolated func colorChangingButton(
    _ publisher: some Publisher<Color?, Never>
  ) -> Self {
    var view = self
    view.colors = publisher.eraseToAnyPublisher()
    return view
  }

  /// The same in the newest color of `publisher`.
  public nonisolated func colorChangingButton(_ publisher: some Publisher<Color, Never>) -> Self {
    colorChangingButton(publisher.map(Optional.some))
  }

  /// The same with the newest title of `publisher`; `nil` keeps the one that is shown.
  public nonisolated func titleChangingButton(
    _ publisher: some Publisher<String?, Never>
  ) -> Self {
    var view = self
    view.titles = publisher.eraseToAnyPublisher()
    return view
  }

  /// The same with the newest title of `publisher`.
  public nonisolated func titleChangingButton(_ publisher: some Publisher<String, Never>) -> Self {
    titleChangingButton(publisher.map(Optional.some))
  }
}
