import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ContainersTests {
  private func letters() -> some View {
    Group {
      Text("a")
      Text("b")
    }
  }

  @Test func spacingIsInPoints() {
    #expect(picture { VStack(spacing: 16) { letters() } } == "a\n\nb")
    #expect(picture { HStack(spacing: 12) { letters() } } == "a  b")
    #expect(picture { HStackLayout(spacing: 24) { letters() } } == "a   b")
    #expect(picture { VStackLayout(spacing: 16) { letters() } } == "a\n\nb")
    #expect(picture { LazyVStack(spacing: 32) { letters() } } == "a\n\n\nb")
    #expect(
      picture {
        Grid(horizontalSpacing: 16, verticalSpacing: 16) {
          GridRow { letters() }
          GridRow { letters() }
        }
      } == "a  b\n\na  b")
  }

  @Test func usualSpacingIsThatOfTheCore() {
    #expect(picture { VStack { letters() } } == "a\nb")
    #expect(picture { HStack { letters() } } == "a b")
  }

  @Test func aSpacerIsAsLongAlongBothAxes() {
    #expect(
      picture {
        HStack(spacing: 0) {
          Text("a")
          Spacer(minLength: 16)
          Text("b")
        }
        .fixedSize()
      } == "a  b")
    #expect(
      picture {
        VStack(spacing: 0) {
          Text("a")
          Spacer(minLength: 16)
          Text("b")
        }
        .fixedSize()
      } == "a\n\nb")
  }

  @Test func itemsOfGridsAreInPoints() {
    #expect(
      picture(9, 2) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 24))]) { letters() } }
        == " a    b")
    #expect(
      picture(9, 2) {
        LazyVGrid(columns: [GridItem(.fixed(16), spacing: 8), GridItem(.flexible())]) { letters() }
      } == "a    b")
  }
}
