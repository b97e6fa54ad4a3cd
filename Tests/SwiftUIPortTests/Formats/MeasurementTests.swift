#if os(Linux)
  import SwiftUIPort
  import TestSupport
  import Testing

  @Suite(.watchdog) struct MeasurementTests {
    @Test func measurementsHaveTheSymbolsOfTheirUnits() {
      let warmth = Measurement(value: 21.456, unit: UnitTemperature.celsius)
      #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .weather)) == "21.46 °C")
      let way = Measurement(value: 5, unit: UnitLength.kilometers)
      #expect(way.formatted() == "5 km")
      #expect(way.formatted(.measurement(width: .narrow)) == "5km")
    }
  }
#endif
