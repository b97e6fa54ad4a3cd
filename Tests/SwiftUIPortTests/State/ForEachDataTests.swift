import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ForEachDataTests {
  private struct Score: Hashable {
    var player: String
    var points: Int
  }

  private struct Scores: View {
    @State private var scores = [Score(player: "Ada", points: 1), Score(player: "Bo", points: 2)]
    let edits: Bool

    var body: some View {
      if edits {
        List($scores, id: \.player, editActions: .delete) { $score in Text(score.player) }
      } else {
        List($scores, id: \.player) { $score in
          Button("\(score.player) \(score.points)") { score.points += 1 }
        }
      }
    }
  }

  @Test func itsDataAndItsContentAreKnown() {
    let rows = ForEach([1, 2], id: \.self) { Text("row \($0)") }
    #expect(rows.data == [1, 2])
    #expect(picture { rows.content(7) } == "row 7")
  }

  @Test func aTupleIsASequenceOfViews() {
    #expect(picture { VStack(alignment: .leading) { TupleView((Text("a"), Text("b"))) } } == "a\nb")
  }

  @Test func aListBindsAndEditsElementsOfAnyIdentity() {
    let bound = Screen(columns: 12, rows: 2) { Scores(edits: false) }
    bound.press(.tab)
    bound.press(.enter)
    #expect(bound.text.contains("Ada 2"))
    let edited = Screen(columns: 12, rows: 2) { Scores(edits: true) }
    edited.press(.tab)
    edited.press(.delete)
    #expect(edited.text.contains("Bo") && !edited.text.contains("Ada"))
  }

  @Test func textsAreEqualIfTheyShowTheSame() {
    #expect(Text("a") == Text("a") && Text("a") != Text("b"))
    #expect(Text("a").bold() != Text("a") && Text("a").bold() == Text("a").bold())
    let (one, other) = (Text(Date(timeIntervalSince1970: 0), style: .timer), Text("0:00"))
    #expect(one != other)
  }
}
