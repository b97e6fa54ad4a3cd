import Components
import TestSupport
import Testing

@Suite(.watchdog) struct ForwardCompositionTests {
  private let increment: (Int) -> Int = { $0 + 1 }
  private let double: (Int) -> Int = { $0 * 2 }
  private let describe: (Int) -> String = { "\($0)" }

  @Test func passesTheFirstResultToTheSecond() {
    #expect((increment >>> double)(3) == 8)
    #expect((double >>> increment)(3) == 7)
    #expect((increment >>> describe >>> \.count)(9) == 2)
  }

  @Test func isAssociative() {
    let (left, right) = (
      (increment >>> double) >>> describe, increment >>> (double >>> describe)
    )
    for number in -3...3 { #expect(left(number) == right(number)) }
  }

  @Test func bindsTighterThanTernaryAndAssignment() {
    var chosen = increment
    chosen = Bool(true) ? increment >>> double : double >>> increment
    #expect(chosen(1) == 4)
  }
}
