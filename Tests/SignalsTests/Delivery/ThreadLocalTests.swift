import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct ThreadLocalTests {
  private final class Object: Sendable {}

  @Test func everyThreadHasAReferenceOfItsOwn() {
    let (variable, object) = (ThreadLocal<Object>(), Object())
    variable.value = object
    Worker.run(1) { _ in #expect(variable.value == nil) }
    #expect(variable.value === object)
    variable.value = nil
    #expect(variable.value == nil)
  }
}
