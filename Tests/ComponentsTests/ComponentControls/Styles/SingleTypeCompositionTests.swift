import Components
import TestSupport
import Testing

@Suite(.watchdog) struct SingleTypeCompositionTests {
  private class Shape {
    var log = ""
  }

  private final class Circle: Shape {}

  @Test func appliesTheFirstFunctionFirst() {
    let a: (String) -> String = { $0 + "a" }
    let b: (String) -> String = { $0 + "b" }
    #expect((a <> b)("") == "ab")
  }

  @Test func changesAValueInPlace() {
    let a: (inout String) -> Void = { $0 += "a" }
    let both =
      a <> { $0 += "b" } <> {
        $0 += "c"; $0 += "d"
      }
    var text = ""
    both(&text)
    #expect(text == "abcd")
  }

  @Test func composesFunctionsOfAClassAndItsSuperclass() {
    let general: (Shape) -> Void = { $0.log += "shape " }
    let special: (Circle) -> Void = { $0.log += "circle " }
    let circle = Circle()
    (special <> general <> { $0.log += "closure" })(circle)
    (general <> special)(circle)
    #expect(circle.log == "circle shape closureshape circle ")
  }

  @Test func isAssociativeWithAnIdentity() {
    let changes: [(inout [Int]) -> Void] = [
      { _ in }, { $0.append(1) }, { $0.append(2) }, { $0.reverse() },
    ]
    for f in changes {
      for g in changes {
        for h in changes {
          var (left, right, plain) = ([0], [0], [0])
          ((f <> g) <> h)(&left)
          (f <> (g <> h))(&right)
          for change in [f, g, h] { change(&plain) }
          #expect(left == right && left == plain)
        }
      }
    }
  }

  @Test func bindsTighterThanForwardComposition() {
    let a: (String) -> String = { $0 + "a" }
    #expect((a <> a >>> { $0.count })("") == 2)
  }
}
