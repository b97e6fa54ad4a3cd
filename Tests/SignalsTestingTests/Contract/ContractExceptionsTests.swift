import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ContractExceptionsTests {
  @Test(arguments: [false, true], [false, true])
  func holdsWhatIsAllowed(mayResubscribe: Bool, mayRecover: Bool) {
    let exceptions = ContractExceptions(mayResubscribe: mayResubscribe, mayRecover: mayRecover)
    #expect(exceptions.contains(.resubscribing) == mayResubscribe)
    #expect(exceptions.contains(.recovering) == mayRecover)
  }
}
