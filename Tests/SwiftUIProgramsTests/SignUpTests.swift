import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SignUpTests {
  private let screen: Screen

  init() {
    let scheduler = TestScheduler()
    let model = SignUpModel(scheduler: AnyScheduler(scheduler))
    screen = program(32, 17, scheduler: scheduler) { SignUpView(model: model) }
  }

  @Test func complainsAfterAPause() throws {
    screen.type("\tJo\t1234")
    #expect(screen.find("At least") == nil)
    screen.advance(by: .seconds(1))
    try screen.requireSnapshot("too short")
  }

  @Test func comparesThePasswords() {
    screen.type("\tJoe\t12345678\t1234567")
    #expect(screen.find("differ") == nil)
    screen.advance(by: .seconds(1))
    #expect(screen.find("The passwords differ") != nil)
    screen.type("8")
    #expect(screen.find("The passwords differ") != nil)
    screen.advance(by: .seconds(1))
    #expect(screen.find("The passwords differ") == nil)
  }

  @Test func enablesTheButtonWhenAllIsValid() throws {
    try screen.click("Sign up")
    #expect(screen.find("Welcome") == nil)
    screen.type("\tJoe\t12345678\t12345678")
    #expect(screen.findAll("••••••••").count == 2)
    screen.advance(by: .seconds(1))
    screen.press(.tab, .enter)
    try screen.requireSnapshot("welcome")
  }
}
