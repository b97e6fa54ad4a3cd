import Components
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct BindingTests {
  private final class Store {
    var account = Account()
  }

  private struct Account: Equatable {
    var name = "Blob"
    var tags = ["a", "b"]
  }

  private let store = Store()

  private var binding: Binding<Account> {
    Binding(get: { store.account }, set: { store.account = $0 })
  }

  @Test func readsAndWritesTheSourceOfTruth() {
    #expect(binding.wrappedValue.name == "Blob")
    binding.wrappedValue.name = "Blob Jr"
    #expect(store.account.name == "Blob Jr")
  }

  @Test func dynamicMembersAreBindings() {
    let second = binding.tags[1]
    second.wrappedValue = "c"
    #expect(store.account.tags == ["a", "c"])
    #expect(binding.name.wrappedValue == "Blob")
  }

  @Test func constantsIgnoreWrites() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }

  @Test func unwrapsAnOptionalValue() {
    var number: Int? = 1
    let optional = Binding(get: { number }, set: { number = $0 })
    let unwrapped = Binding(optional)
    unwrapped?.wrappedValue = 2
    #expect(number == 2)
    number = nil
    #expect(unwrapped?.wrappedValue == 1)
    #expect(Binding(optional) == nil)
  }

  @Test func isPassedDownThroughViews() {
    struct Inner: View {
      @Binding var count: Int
      var body: some View { Button("\(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle()) }
    }
    struct Middle: View {
      @Binding var count: Int
      var body: some View { Inner(count: $count) }
    }
    struct Outer: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Middle(count: $count)
          Text("= \(count)")
        }
      }
    }
    let screen = Screen(columns: 9, rows: 1) { Outer() }
    screen.click(column: 0, row: 0)
    screen.click(column: 0, row: 0)
    #expect(screen.text == "2 = 2")
  }
}
