import Components
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct LayeredViewTests {
  @Test func secondaryViewGetsTheSizeOfTheBase() {
    let text = picture {
      Text("abcd").background(alignment: .leading) { Text("longer") }.border()
    }
    #expect(text == "╭────╮\n│abcd│\n╰────╯")
    #expect(picture { Text("ab").overlay(alignment: .trailing) { Text("x") } } == "ax")
  }
}
