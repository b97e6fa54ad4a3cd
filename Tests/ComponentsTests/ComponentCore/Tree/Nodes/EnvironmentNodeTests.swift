import Components
import Signals
import TestSupport
import Testing
import TextBackend

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct EnvironmentNodeTests {
  private struct Reader: View {
    @Environment(\.usesASCII) private var usesASCII

    var body: some View { Text("\(usesASCII)") }
  }

  @Test func transformsTheInheritedEnvironment() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 2) {
      VStack {
        Reader()
        Reader().transformEnvironment { $0.usesASCII.toggle() }
      }
      .environment(\.usesASCII, flags)
    }
    #expect(screen.text == "true\nfalse")
    flags.send(false)
    #expect(screen.text == "false\ntrue")
  }

  // MARK: Cost

  private let counter = WorkCounter()

  /// Twelve scopes around rows that a state and a publisher disable.
  private struct Scopes: View {
    let flags: CurrentValueSubject<Bool, Never>
    let isDisabled: CurrentValueSubject<Bool, Never>
    let counter: WorkCounter
    @State private var flag = false

    var body: some View {
      rows.modifier(Scope()).modifier(Scope()).modifier(Scope())
        .disabled(isDisabled)
        .disabled(flag)
        .onReceive(flags) { flag = $0 }
    }

    private var rows: some View {
      ForEach(0..<30) { number in
        CountedBody(counter: counter) { Text("\(number)").counted(by: counter) }
      }
    }
  }

  private struct Scope: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      content.lineLimit(isEnabled ? 2 : 1).multilineTextAlignment(.leading)
        .environment(\.usesASCII, false)
    }
  }

  @Test func nestedScopesVisitTheirViewsOnce() {
    let (flags, isDisabled) = (
      CurrentValueSubject<Bool, Never>(false), CurrentValueSubject<Bool, Never>(false)
    )
    let screen = Screen(columns: 9, rows: 40) {
      VStack { Scopes(flags: flags, isDisabled: isDisabled, counter: counter) }
    }
    let described = counter.work(on: screen) { flags.value = true }
    #expect(described.visited == 30)
    let published = counter.work(on: screen) { isDisabled.value = true }
    #expect(published.visited == 0, "the rows are disabled already")
    flags.value = false
    let restored = counter.work(on: screen) { isDisabled.value = false }
    #expect(restored.visited == 30)
  }

  @Test func describingTheSameValuesAgainVisitsNothing() {
    struct Page: View {
      let numbers: CurrentValueSubject<Int, Never>
      let counter: WorkCounter

      var body: some View {
        Latest(of: numbers) { number in
          Text("\(number)")
          Row(counter: counter).environment(\.usesASCII, true).lineLimit(3).disabled()
        }
      }
    }
    struct Row: View {
      let counter: WorkCounter
      var body: some View { Text("row").counted(by: counter) }
    }
    let numbers = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 4) {
      VStack(alignment: .leading) { Page(numbers: numbers, counter: counter) }
    }
    let work = counter.work(on: screen) { numbers.value = 1 }
    #expect(work == WorkCounter.Work())
    #expect(screen.picture == "1\nrow")
  }
}
