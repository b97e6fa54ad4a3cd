import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct OnGeometryChangeTests {
  @Test func reportsTheFirstValueAndEachChange() {
    let texts = CurrentValueSubject<String, Never>("a")
    var values: [String] = []
    let screen = Screen(columns: 9, rows: 1) {
      Text(texts).onGeometryChange(for: Int.self) {
        $0.size.width
      } action: { old, new in
        values.append("\(old)>\(new)")
      }
    }
    _ = screen.text
    texts.value = "b"
    _ = screen.text
    texts.value = "abc"
    _ = screen.text
    #expect(values == ["1>1", "1>3"])
  }

  @Test func reportsThePosition() {
    let titles = CurrentValueSubject<String, Never>("a")
    var columns: [Int] = []
    let screen = Screen(columns: 9, rows: 1) {
      HStack(spacing: 0) {
        Text(titles)
        Text("b").onGeometryChange(for: Int.self) {
          $0.frame(in: .global).origin.x
        } action: {
          columns.append($0)
        }
        Spacer()
      }
    }
    _ = screen.text
    titles.value = "aaa"
    _ = screen.text
    #expect(columns == [1, 3])
  }

  @Test func showsWhatTheActionChangesInTheSameFrame() {
    struct Measured: View {
      @State private var width = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("title").onGeometryChange(for: Int.self) {
            $0.size.width
          } action: {
            width = $0
          }
          Text("\(width)")
        }
      }
    }
    #expect(picture { Measured() } == "title\n5")
  }
}
