import Testing

@testable import Components

@Suite(.timeLimit(.minutes(5))) struct ColorNameTests {
  @Test func equalNamesAreEqual() {
    #expect(ColorName("one") == ColorName("one"))
    #expect(ColorName("one") != ColorName("two"))
    #expect(Color("one") == Color("one"))
  }
}
