// Formats of measurements, which Foundation has on other systems only.

#if os(Linux)
  extension Measurement {
    /// How a measurement is written.
    public struct FormatStyle: Foundation.FormatStyle {
      /// How the unit is written.
      public struct UnitWidth: Codable, Hashable, Sendable {
        let separator: String

        /// The symbol after a blank.
        public static var wide: UnitWidth { UnitWidth(separator: " ") }
        /// The symbol after a blank.
        public static var abbreviated: UnitWidth { wide }
        /// The symbol after the number.
        public static var narrow: UnitWidth { UnitWidth(separator: "") }
      }

      var width: UnitWidth
      var number: FloatingPointFormatStyle<Double>

      /// Returns the text of a measurement.
      public func format(_ value: Measurement) -> String {
        number.format(value.value) + width.separator + value.unit.symbol
      }
    }

    /// Returns the text of this measurement in a format.
    public func formatted(_ style: FormatStyle) -> String { style.format(self) }

    /// Returns the text of this measurement, with the symbol of its unit.
    public func formatted() -> String {
      FormatStyle(width: .abbreviated, number: .number.precision(.fractionLength(0...2)))
        .format(self)
    }
  }

  /// What a measurement is for, which does not change its unit here.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    /// As it is.
    public static var asProvided: Self { Self() }
    /// In the unit of the measurement.
    public static var general: Self { Self() }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// In the unit of the measurement.
    public static var weather: Self { Self() }
    /// In the unit of the measurement.
    public static var person: Self { Self() }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// In the unit of the measurement.
    public static var road: Self { Self() }
    /// In the unit of the measurement.
    public static var person: Self { Self() }
    /// In the unit of the measurement.
    public static var personHeight: Self { Self() }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// In the unit of the measurement.
    public static var personWeight: Self { Self() }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// In the unit of the measurement.
    public static var food: Self { Self() }
    /// In the unit of the measurement.
    public static var workout: Self { Self() }
  }

  extension FormatStyle {
    /// Returns a format of measurements.
    ///
    /// - Parameters:
    ///   - width: How the unit is written.
    ///   - usage: What the measurement is for, which does not change its unit here.
    ///   - numberFormatStyle: How the number is written: with two fraction digits at most.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, number: numberFormatStyle ?? .number.precision(.fractionLength(0...2)))
    }
  }

  // With a format of any type, the compiler takes the unit for a `Dimension`.

  extension Text {
    /// Creates a view of a measurement.
    public nonisolated init<UnitType: Dimension>(
      _ input: Measurement<UnitType>, format: Measurement<UnitType>.FormatStyle
    ) {
      self.init(verbatim: format.format(input))
    }
  }

  extension LocalizedStringKey.StringInterpolation {
    /// Appends a measurement.
    public mutating func appendInterpolation<UnitType: Dimension>(
      _ input: Measurement<UnitType>, format: Measurement<UnitType>.FormatStyle
    ) {
      appendLiteral(format.format(input))
    }
  }
#endif
