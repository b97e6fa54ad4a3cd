import SwiftUIPort
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct BreakpointTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test func eventsPassWhereNothingStops() {
    let log = Log()
    _ = [1, 2].publisher
      .breakpoint {
        log.lines.append("subscribed")
        return false
      } receiveOutput: {
        log.lines.append("value \($0)")
        return false
      } receiveCompletion: { _ in
        log.lines.append("finished")
        return false
      }
      .breakpointOnError()
      .sink { log.lines.append("\($0)") }
    #expect(log.lines == ["subscribed", "value 1", "1", "value 2", "2", "finished"])
  }

  @Test func aClosureStopsTheProgramAtAValue() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = [1, 2].publisher.breakpoint(receiveOutput: { $0 == 2 }).sink { _ in }
    }
  }

  @Test func aFailureStopsTheProgram() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = Fail<Int, URLError>(error: URLError(.badURL)).breakpointOnError()
        .sink { _ in
        } receiveValue: { _ in
        }
    }
  }
}
