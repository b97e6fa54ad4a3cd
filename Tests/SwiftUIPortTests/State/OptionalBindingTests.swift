import SwiftUIPort
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct OptionalBindingTests {
  private final class Model {
    var number = 1
  }

  @Test func anOptionalOfAValueWritesTheValue() {
    let model = Model()
    let base = Binding(get: { model.number }, set: { model.number = $0 })
    let optional = Binding<Int?>(base)
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 2
    #expect(model.number == 2)
  }

  @Test func writingNilHasNoEffect() {
    let model = Model()
    let base = Binding(get: { model.number }, set: { model.number = $0 })
    let optional = Binding<Int?>(base)
    optional.wrappedValue = nil
    #expect(model.number == 1)
    #expect(optional.wrappedValue == 1)
  }
}
