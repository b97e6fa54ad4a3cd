import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct StackTests {
  @Test func alignsViewsOnTheCrossAxis() {
    let column = { (alignment: HorizontalAlignment) in
      picture { VStack(alignment: alignment) { texts("a", "wide") } }
    }
    #expect(column(.leading) == "a\nwide")
    #expect(column(.center) == " a\nwide")
    #expect(column(.trailing) == "   a\nwide")
    let row = { (alignment: VerticalAlignment) in
      picture { HStack(alignment: alignment) { texts("a", "b\nc\nd") } }
    }
    #expect(row(.top) == "a b\n  c\n  d")
    #expect(row(.center) == "  b\na c\n  d")
    #expect(row(.bottom) == "  b\n  c\na d")
  }

  @Test func appliesSpacing() {
    #expect(
      picture { VStack(spacing: 1) { texts("a", "b") } } == "a\n\nb")
  }

  @Test func shrinksTheMostFlexibleFirst() {
    let row = picture(10, 1) {
      HStack {
        Button("fixed").buttonStyle(LabelOnlyButtonStyle()); Text("rather long").frame(maxWidth: 11)
      }
    }
    #expect(row == "fixed rat…")
  }

  @Test func sharesEquallyAmongEqualViews() {
    let row = picture(10, 1) {
      HStack(spacing: 0) {
        Text("a").frame(maxWidth: .infinity, alignment: .leading)
        Text("b").frame(maxWidth: .infinity, alignment: .leading)
        Text("c").frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(row == "a   b  c")
  }

  @Test func laysOutTheViewsOfGroups() {
    let row = picture {
      HStack {
        Group {
          Text("a"); Text("b")
        }.bold()
        ForEach(0..<3) { Text("\($0)") }
        Pair()
      }
    }
    #expect(row == "a b 0 1 2 x y")
  }

  /// A row in a column in a row, and so on, with a flexible view beside each.
  private func nested(_ depth: Int, _ counter: WorkCounter) -> AnyView {
    if depth == 0 { return AnyView(Text("a b c").counted(by: counter)) }
    let inner = nested(depth - 1, counter)
    if depth.isMultiple(of: 2) {
      return AnyView(
        HStack {
          inner
          Text("wide").frame(maxWidth: .infinity)
        })
    }
    return AnyView(
      VStack {
        inner
        Color.red
      })
  }

  @Test func measuresNestedStacksAFewTimes() {
    for depth in [2, 5, 10, 20] {
      let counter = WorkCounter()
      let screen = Screen(columns: 100, rows: 40) { nested(depth, counter) }
      let work = counter.work(on: screen) { screen.resize(columns: 101, rows: 41) }
      // A proposal of nothing, everything or a share on each axis.
      #expect(work.measured <= 9 + depth, "depth \(depth)")
    }
  }

  @Test func emptyStackHasNoSize() {
    #expect(
      picture {
        VStack {
          VStack {}; Text("a")
        }
      } == "a")
  }
}

private struct Pair: View {
  var body: some View {
    Text("x")
    Text("y")
  }
}
