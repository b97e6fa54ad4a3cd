import Components
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct SpacerTests {
  @Test func givesSpacersTheRemainingSpace() {
    let row = picture(12, 1) {
      HStack(spacing: 0) {
        Text("a"); Spacer(); Text("b")
      }
    }
    #expect(row == "a          b")
    let three = picture(11, 1) {
      HStack(spacing: 0) {
        Text("a"); Spacer(); Text("b"); Spacer(); Text("c")
      }
    }
    #expect(three == "a    b    c")
    let column = picture(3, 4) {
      VStack {
        Text("a"); Spacer(); Text("b")
      }
    }
    #expect(column == "a\n\n\nb")
  }

  @Test func yieldsToTheOtherViews() {
    let row = picture(30, 3) {
      HStack {
        Text("Total downloaded files"); Spacer(); Text("12")
      }
    }
    #expect(row == "Total downloaded files      12")
  }

  @Test func keepsItsMinimumLength() {
    let row = picture(10, 1) {
      HStack(spacing: 0) {
        Text("abcdefgh").lineLimit(1); Spacer(minLength: 2); Text("xy")
      }
    }
    #expect(row == "abcde…  xy")
  }

  @Test func yieldsInAFrameOrBehindABackground() {
    let row = picture(12, 1) {
      HStack(spacing: 0) {
        Text("abcdefgh")
        Spacer().frame(height: 1).background(.red)
        Text("xy")
      }
    }
    #expect(row == "abcdefgh  xy")
  }
}
