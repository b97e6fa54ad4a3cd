import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct CustomButtonTests {
  private let titles = CurrentValueSubject<String?, Never>("Select All")
  private let colors = CurrentValueSubject<Color?, Never>(.orange)

  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    Screen(columns: 24, rows: 3, content: content)
  }

  @Test func isPlainByDefault() {
    let screen = screen { CustomButton("Custom button") }
    #expect(
      screen.picture == """
        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
        ▐   Custom button    ▌
        ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
        """)
    let label = screen.attributes(of: "Custom")
    #expect(label?.background == .blue)
    #expect(label?.foreground == .white)
    #expect(label?.isBold == true)
  }

  @Test func showsTheTextOfItsDescription() {
    let texts = CurrentValueSubject<String, Never>("Connect")
    let screen = screen { Latest(of: texts) { CustomButton($0) } }
    #expect(screen.picture.contains("▐      Connect       ▌"))
    texts.send("Disconnect")
    #expect(screen.picture.contains("▐     Disconnect     ▌"))
  }

  @Test func followsTitles() {
    let screen = screen { CustomButton().titleChangingButton(titles.eraseToAnyPublisher()) }
    #expect(screen.picture.contains("▐     Select All     ▌"))
    titles.send("Delete All")
    #expect(screen.picture.contains("▐     Delete All     ▌"))
    titles.send(nil)
    #expect(screen.picture.contains("▐     Delete All     ▌"))
  }

  @Test func followsColors() {
    let screen = screen {
      CustomButton("Multicolor button").colorChangingButton(colors.eraseToAnyPublisher())
    }
    #expect(screen.attributes(of: "Multi")?.background == .orange)
    colors.send(.green)
    #expect(screen.attributes(of: "Multi")?.background == .green)
    colors.send(nil)
    #expect(screen.attributes(of: "Multi")?.background == .green)
  }

  @Test func followsBothInAnyOrder() {
    let (titles, colors) = (titles.eraseToAnyPublisher(), colors.eraseToAnyPublisher())
    let one = CustomButton().titleChangingButton(titles).colorChangingButton(colors)
    let other = CustomButton().colorChangingButton(colors).titleChangingButton(titles)
    for button in [one, other] {
      let screen = screen { button }
      #expect(screen.attributes(of: "Select All")?.background == .orange)
    }
  }

  @Test func severalButtonsMayFollowOnePublisher() {
    let titles = titles.eraseToAnyPublisher()
    let screen = Screen(columns: 24, rows: 6) {
      CustomButton().titleChangingButton(titles)
      CustomButton().titleChangingButton(titles)
    }
    self.titles.send("Both")
    #expect(screen.text.split(separator: "Both").count == 3)
  }

  @Test func keepsItsTitleWhenThePublisherEnds() {
    let screen = screen { CustomButton().titleChangingButton(titles.eraseToAnyPublisher()) }
    titles.send("Last")
    titles.send(completion: .finished)
    #expect(screen.picture.contains("Last"))
  }

  @Test func performsItsAction() {
    let count = CurrentValueSubject<Int, Never>(0)
    let screen = screen { CustomButton("Press") { count.value += 1 } }
    screen.click(column: 5, row: 1)
    #expect(count.value == 1)
  }

  @Test func shortensALongTitle() {
    titles.send("A title that is far too long for it")
    let screen = screen { CustomButton().titleChangingButton(titles.eraseToAnyPublisher()) }
    #expect(screen.picture.contains("▐ A title that is f… ▌"))
  }

  @Test func takesManyTitlesFromAnotherThread() async {
    let screen = screen { CustomButton().titleChangingButton(titles.eraseToAnyPublisher()) }
    await Task.detached { [titles] in
      for number in 0...100_000 { titles.send("\(number)") }
    }.value
    #expect(screen.picture.contains("100000"))
  }
}
