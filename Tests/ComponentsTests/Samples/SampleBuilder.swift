/// Collects samples, one after another.
@resultBuilder
enum SampleBuilder {
  static func buildExpression(_ sample: Sample) -> [Sample] { [sample] }
  static func buildBlock(_ samples: [Sample]...) -> [Sample] { samples.flatMap(\.self) }
  static func buildArray(_ samples: [[Sample]]) -> [Sample] { samples.flatMap(\.self) }
}
