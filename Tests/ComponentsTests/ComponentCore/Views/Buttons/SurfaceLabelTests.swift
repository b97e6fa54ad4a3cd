import Components
import TestSupport
import Testing
import TextBackend

/// A button whose label has a background or an outline has no border.
@MainActor @Suite(.watchdog) struct SurfaceLabelTests {
  private struct Key: View {
    var body: some View { Text("Q").frame(width: 3, height: 1).background(.gray) }
  }

  private static func text(@ViewBuilder _ content: () -> some View) -> String {
    Screen(columns: 12, rows: 4, content: content).text
  }

  @Test func aBackgroundTakesThePlaceOfTheBorder() {
    let label = Self.text { Text("Q").padding(1).background(.gray) }
    #expect(
      Self.text {
        Button {
        } label: {
          Text("Q").padding(1).background(.gray)
        }
      } == label)
    #expect(
      Self.text {
        Button {
        } label: {
          Key()
        }
      } == Self.text { Key() })
    #expect(
      Self.text {
        Button {
        } label: {
          Text("Q").padding(1).background(.gray).bold().onAppear {}
        }
      } == label)
    #expect(
      Self.text {
        Button {
        } label: {
          Text("Q").padding(1).border(.gray)
        }
      }
        == Self.text { Text("Q").padding(1).border(.gray) })
    #expect(
      Self.text {
        Button {
        } label: {
          Text("Q").background(.gray).cornerRadius(1)
        }
      }
        == Self.text { Text("Q").background(.gray).cornerRadius(1) })
  }

  @Test func otherLabelsAndStylesHaveTheirBorder() {
    #expect(
      Self.text {
        Button {
        } label: {
          Text("Q").bold()
        }
      }.contains("│ Q │"))
    #expect(
      Self.text {
        Button {
        } label: {
          Text("Q").background(.gray)
        }.buttonStyle(.bordered)
      }.contains("│ Q │"))
  }

  @Test func statesAreMarked() {
    let screen = Screen(columns: 12, rows: 4) {
      Button {
      } label: {
        Key()
      }
    }
    #expect(screen.attributes(of: "Q")?.isReversed == false)
    screen.press(.tab)
    #expect(screen.attributes(of: "Q")?.isReversed == true)
  }
}
