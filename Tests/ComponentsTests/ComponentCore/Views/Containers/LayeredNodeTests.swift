import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LayeredNodeTests {
  @Test func secondaryViewGetsTheSizeOfTheBase() {
    let text = picture {
      Text("abcd").background(alignment: .leading) { Text("longer") }.border()
    }
    #expect(text == "╭────╮\n│abcd│\n╰────╯")
    #expect(picture { Text("ab").overlay(alignment: .trailing) { Text("x") } } == "ax")
  }

  @Test func eachViewOfAGroupHasItsOwnLayer() {
    let rows = ForEach(0..<3) { Text("row \($0)") }
    let expected = "row 0\nrow 1\nrow 2"
    #expect(picture { VStack { rows.background { Color.red } } } == expected)
    #expect(picture { VStack { rows.background(LinearGradient.sample) } } == expected)
    #expect(picture { VStack { rows.background(.red, in: .capsule) } } == expected)
    #expect(
      picture { VStack { rows.overlay(alignment: .trailing) { Text("!") } } }
        == "row !\nrow !\nrow !")
  }

  @Test func theLayersOfAGroupFollowTheirView() {
    let marks = CurrentValueSubject<String, Never>("!")
    let usesASCII = CurrentValueSubject<Bool, Never>(false)
    let numbers = CurrentValueSubject<[Int], Never>([1, 2])
    let screen = Screen(columns: 4, rows: 3) {
      Latest(of: marks) { mark in
        VStack {
          ForEach(numbers, id: \.self) { Text("\($0)  ") }
            .overlay(alignment: .trailing) {
              HStack(spacing: 0) {
                Divider().frame(width: 1, height: 1)
                Text(mark)
              }
            }
        }
        .environment(\.usesASCII, usesASCII)
      }
    }
    #expect(screen.picture == "1│!\n2│!")
    usesASCII.value = true
    #expect(screen.picture == "1|!\n2|!")
    numbers.value = [2, 3]
    marks.value = "?"
    #expect(screen.picture == "2|?\n3|?")
  }

  @Test func aLayerDrawsOutsideOfItsView() {
    let isShown = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 8, rows: 3) {
      Text("ab").overlay { Latest(of: isShown) { if $0 { Text("c").offset(x: 1, y: 1) } } }
    }
    #expect(!screen.text.contains("c"))
    isShown.value = true
    #expect(screen.text.contains("c"))
    isShown.value = false
    #expect(!screen.text.contains("c"))
  }
}
