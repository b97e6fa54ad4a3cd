import Components
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct GroupTests {
  @Test func modifiesEachViewOfAGroup() {
    let row = picture {
      HStack {
        Group {
          Text("a"); Text("b")
        }.padding(.horizontal, 1)
      }
    }
    #expect(row == " a   b")
  }
}
