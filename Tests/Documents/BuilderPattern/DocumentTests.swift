import SwiftUIPort
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct DocumentTests {
  private let titles = PassthroughSubject<String?, Never>()
  private let colors = PassthroughSubject<Color?, Never>()
  private var titleChangingPublisher: AnyPublisher<String?, Never> { titles.eraseToAnyPublisher() }
  private var colorChangingPublisher: AnyPublisher<Color?, Never> { colors.eraseToAnyPublisher() }

  private func screen(_ button: CustomButton) -> Screen {
    Screen(columns: 30, rows: 5) { button }
  }

  private func background(of screen: Screen) -> Color? {
    screen.frame[14, 2].attributes.background
  }

  @Test func plainButtonShowsItsText() {
    let screen = screen(CustomButton("Custom button"))
    #expect(screen.text.contains("Custom button"))
    #expect(background(of: screen) == .blue)
  }

  @Test func titleFollowsItsPublisher() {
    let screen = screen(CustomButton().titleChangingButton(titleChangingPublisher))
    _ = screen.text
    titles.send("Select all")
    #expect(screen.text.contains("Select all"))
    titles.send(nil)
    #expect(screen.text.contains("Select all"))
  }

  @Test func colorFollowsItsPublisher() {
    let screen = screen(
      CustomButton("Multicolor button").colorChangingButton(colorChangingPublisher))
    _ = screen.text
    colors.send(.orange)
    #expect(background(of: screen) == .orange)
    #expect(screen.text.contains("Multicolor button"))
  }

  @Test func bothModifiersMayBeChained() {
    let screen = screen(
      CustomButton()
        .titleChangingButton(titleChangingPublisher)
        .colorChangingButton(colorChangingPublisher))
    _ = screen.text
    titles.send("Delete all")
    colors.send(.red)
    #expect(screen.text.contains("Delete all"))
    #expect(background(of: screen) == .red)
  }
}
