import Components
import Signals
import Testing

extension Sample {
  /// Modifiers for assistive technology.
  @SampleBuilder static var accessibility: [Sample] {
    Sample("accessibilityAddTraits", .leaks) {
      Button("b").accessibilityAddTraits($0.alternating(.isHeader, .isLink))
    }

    Sample("accessibilityHidden", .leaks) {
      Button("b").accessibilityHidden($0.alternating(true, false))
    }

    Sample("accessibilityHint", .leaks) {
      Button("b").accessibilityHint($0.alternating("one", "two"))
    }

    Sample("accessibilityIdentifier", .leaks) {
      Button("b").accessibilityIdentifier($0.alternating("one", "two"))
    }

    Sample("accessibilityLabel", .leaks) {
      Button("b").accessibilityLabel($0.alternating("one", "two"))
    }
    Sample("accessibilityLabel", .sizes) { Button("Go").accessibilityLabel("Start") }

    Sample("accessibilityRemoveTraits", .leaks) {
      Button("b").accessibilityRemoveTraits($0.alternating(.isHeader, .isLink))
    }

    Sample("accessibilitySortPriority", .leaks) {
      Button("b").accessibilitySortPriority($0.alternating(1, 2))
    }

    Sample("accessibilityValue", .leaks) {
      Button("b").accessibilityValue($0.alternating("one", "two"))
    }
  }
}
