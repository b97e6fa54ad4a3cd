import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct TransactionModifierTests {
  private let scheduler = TestScheduler()
  private let paddings = CurrentValueSubject<Int, Never>(0)

  /// Returns the column of the text half a second after `change`.
  private func column(
    of view: some View, after change: () -> Void = {}, in scheduler: TestScheduler
  ) -> Int? {
    let screen = Screen(columns: 20, rows: 1, scheduler: scheduler) {
      view.frame(maxWidth: .infinity, alignment: .leading)
    }
    _ = screen.text
    change()
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    return screen.text.firstIndex(of: "x").map {
      screen.text.distance(from: screen.text.startIndex, to: $0)
    }
  }

  private func change() {
    withAnimation(.linear(duration: 1)) { paddings.value = 10 }
  }

  @Test func changesTheAnimation() {
    let view = Text("x").padding(.leading, paddings)
    #expect(column(of: view, after: change, in: scheduler) == 5)
    paddings.value = 0
    #expect(
      column(of: view.transaction { $0.animation = nil }, after: change, in: scheduler) == 10)
    paddings.value = 0
    let slow = view.transaction { $0.animation = $0.animation?.speed(0.5) }
    #expect([2, 3].contains(column(of: slow, after: change, in: scheduler)))
  }

  @Test func readsTheValuesOfTheChange() {
    let view = Text("x").padding(.leading, paddings)
      .transaction { if $0.isTap { $0.animation = nil } }
    #expect(column(of: view, after: change, in: scheduler) == 5)
    paddings.value = 0
    let tap = { withTransaction(\.isTap, true) { self.paddings.value = 10 } }
    #expect(
      column(
        of: view, after: { withAnimation(.linear(duration: 1)) { tap() } }, in: scheduler) == 10)
  }

  @Test func appliesWhenItsValueChanges() {
    let isFast = CurrentValueSubject<Bool, Never>(false)
    let view = Latest(of: isFast) { isFast in
      Text("x").padding(.leading, paddings).transaction(value: isFast) { $0.animation = nil }
    }
    #expect(column(of: view, after: change, in: scheduler) == 5)
    paddings.value = 0
    #expect(
      column(
        of: view,
        after: {
          change()
          isFast.value = true
        }, in: scheduler) == 10)
  }

  @Test func animationsOfViewsCanBeDisabled() {
    let view = Text("x").padding(.leading, paddings).animation(.linear(duration: 1))
    #expect(column(of: view, after: { paddings.value = 10 }, in: scheduler) == 5)
    paddings.value = 0
    #expect(
      column(
        of: view,
        after: { withTransaction(\.disablesAnimations, true) { paddings.value = 10 } },
        in: scheduler) == 10)
    paddings.value = 0
    var transaction = Transaction(animation: .linear(duration: 2))
    transaction.disablesAnimations = true
    #expect(
      [2, 3].contains(
        column(
          of: view, after: { withTransaction(transaction) { paddings.value = 10 } },
          in: scheduler)))
  }

  @Test func bindingsAnimateTheirWrites() {
    struct Toggled: View {
      let binding: (Binding<Bool>) -> Binding<Bool>
      @State private var isOn = false
      var body: some View {
        HStack(spacing: 0) {
          Text("x").padding(.leading, isOn ? 10 : 0)
          Button("") { binding($isOn).wrappedValue.toggle() }.keyboardShortcut("s")
        }
      }
    }
    func column(_ binding: @escaping (Binding<Bool>) -> Binding<Bool>) -> Int? {
      let screen = Screen(columns: 30, rows: 3, scheduler: scheduler) {
        Toggled(binding: binding).frame(maxWidth: .infinity, alignment: .leading)
      }
      _ = screen.text
      screen.press("s", modifiers: .control)
      _ = screen.text
      screen.advance(by: .milliseconds(500))
      return screen.find("x")?.origin.x
    }
    #expect(column { $0 } == 10)
    #expect(column { $0.animation(.linear(duration: 1)) } == 5)
    #expect(column { $0.transaction(Transaction(animation: .linear(duration: 1))) } == 5)
    #expect(column { $0.animation(nil) } == 10)
  }

  @Test func latestAnimatesItsChanges() {
    let view = Latest(of: paddings) { Text("x").padding(.leading, $0) }
    #expect(column(of: view, after: change, in: scheduler) == 5)
  }
}

private enum IsTap: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var isTap: Bool {
    get { self[IsTap.self] }
    set { self[IsTap.self] = newValue }
  }
}
