import Components
import Signals
import TestSupport
import Testing

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct ControlValueTests {
  @Test func writesToABinding() {
    var number = 1
    let value = ControlValue(Binding(get: { number }, set: { number = min($0, 5) }))
    #expect(value.displayedValue().initial == 1)
    #expect(value.setValue(9) == 5)
    #expect(number == 5)
  }

  @Test func sendsToASubject() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let value = ControlValue(subject)
    #expect(value.setValue(2) == nil)
    #expect(subject.value == 2)
  }

  @Test func callsItsActionAndKeepsThePublishedValue() {
    var requested: [Int] = []
    let value = ControlValue(
      PassthroughSubject<Int, Never>().controlled(initial: 1) { requested.append($0) })
    #expect(value.setValue(2) == nil)
    #expect(requested == [2])
    #expect(value.displayedValue().initial == 1)
  }

  @Test func convertsTheValueAndBack() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let value = ControlValue(subject, get: { "\($0)" }, set: { Int($0) })
    #expect(value.displayedValue().initial == "1")
    #expect(value.setValue("2") == nil)
    #expect(subject.value == 2)
  }

  @Test func keepsTheValueIfTheChosenOneStandsForNone() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let value = ControlValue(subject, get: { "\($0)" }, set: { Int($0) })
    #expect(value.setValue("two") == "1")
    #expect(subject.value == 1)
  }

  @Test func storesAPrivateValue() {
    #expect(ControlValue<Int>().setValue(3) == 3)
  }
}
