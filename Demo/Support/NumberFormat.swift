/// Numbers, sizes and times as programs show them.
package enum NumberFormat {
  /// Returns a number that is not negative with one decimal place, such as `12.3`.
  package static func tenths(_ value: Double) -> String {
    let tenths = Int(clamping: value * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns a share from 0 to 1 in percent, such as `23 %`.
  package static func percent(_ share: Double) -> String { "\(Int(clamping: share * 100)) %" }

  /// Returns bytes in MiB: `0.4`, `12.3`, `1234`.
  package static func mebibytes(_ bytes: UInt64) -> String {
    let value = Double(bytes) / 1_048_576
    return value < 999.95 ? tenths(value) : String(Int(clamping: value))
  }

  /// Returns bytes with a unit: `812 KiB`, `12.3 MiB`, `4.0 GiB`.
  package static func size(_ bytes: UInt64) -> String {
    let kibibytes = Double(bytes) / 1024
    if kibibytes < 1000 { return "\(Int(clamping: kibibytes)) KiB" }
    if kibibytes < 1000 * 1024 { return tenths(kibibytes / 1024) + " MiB" }
    return tenths(kibibytes / 1_048_576) + " GiB"
  }

  /// Returns a part of a size in the unit of the size, such as `0.8 of 23.5 GiB`.
  package static func part(_ part: UInt64, of whole: UInt64) -> String {
    if whole == 0 { return "none" }
    let text = size(whole)
    let unit = text.hasSuffix("GiB") ? 1 << 30 : text.hasSuffix("MiB") ? 1 << 20 : 1 << 10
    return "\(tenths(Double(part) / Double(unit))) of \(text)"
  }

  /// Returns a processor time: `1:02.33` in minutes, or `1:02:33` from an hour on.
  package static func time(_ time: Duration) -> String {
    let hundredths = max(0, Int(clamping: time / .milliseconds(10)))
    let seconds = hundredths / 100
    if seconds < 3600 {
      return "\(seconds / 60):\(twoDigits(seconds % 60)).\(twoDigits(hundredths % 100))"
    }
    return "\(seconds / 3600):\(twoDigits(seconds / 60 % 60)):\(twoDigits(seconds % 60))"
  }

  /// Returns a time of day: `09:04:11`. After a day it begins again.
  package static func clock(_ time: Duration) -> String {
    let seconds = max(0, Int(time.components.seconds)) % 86_400
    return [seconds / 3600, seconds / 60 % 60, seconds % 60].map(twoDigits).joined(separator: ":")
  }

  /// Returns a long time: `42 s`, `12 min`, `3 h 04 min`, `2 d 5 h`.
  package static func age(_ age: Duration) -> String {
    let seconds = max(0, Int(age.components.seconds))
    switch seconds {
    case ..<60: return "\(seconds) s"
    case ..<3600: return "\(seconds / 60) min"
    case ..<86_400: return "\(seconds / 3600) h \(twoDigits(seconds / 60 % 60)) min"
    default: return "\(seconds / 86_400) d \(seconds / 3600 % 24) h"
    }
  }

  /// Returns a number with two decimal places, such as `0.52`.
  package static func hundredths(_ value: Double) -> String {
    let hundredths = Int(clamping: value * 100)
    return "\(hundredths / 100).\(twoDigits(hundredths % 100))"
  }

  /// Returns a number with at least two digits, such as `07`.
  package static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension Int {
  /// Creates the nearest number to `value`; 0 for one that is not a number.
  fileprivate init(clamping value: Double) {
    self = value.isNaN ? 0 : Int(exactly: value.rounded()) ?? (value < 0 ? 0 : Int.max / 100)
  }
}
