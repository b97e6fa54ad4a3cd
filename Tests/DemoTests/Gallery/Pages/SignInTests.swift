import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct SignInTests {
  @Test func digitsTypedIntoAFieldOpenNoPage() {
    let screen = Screen(columns: 80, rows: 24, scheduler: TestScheduler()) {
      Gallery(page: .signIn, input: DemoInput())
    }
    while screen.frame.cursor == nil { screen.press(.tab) }
    screen.type("b2@q.org")
    #expect(screen.text.contains("┃b2@q.org "))
    screen.press(.enter)
    #expect(screen.text.contains("Welcome, b2@q.org."))
  }

  @Test func asksForAnAddress() {
    let screen = screen(of: .signIn)
    while screen.frame.cursor == nil { screen.press(.tab) }
    screen.press(.enter)
    #expect(screen.text.contains("Who are you?"))
  }
}
