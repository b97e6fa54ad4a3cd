import Foundation
import Testing

/// A text that means harm, or may break something.
struct HostileTitle: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// What may be shown of it.
  var visible: String
  /// In how many columns.
  var width: Int
  /// Whether `text` and `visible` are only the beginning of longer ones.
  var truncated: Bool

  var testDescription: String { name }

  static let all: [HostileTitle] = vectors("hostile-titles")
}

/// A cluster, and how wide most terminals show it.
struct ClusterVector: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var scalars: [UInt32]
  var width: Int
  var `class`: String

  var testDescription: String { name }

  var text: String {
    String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
  }

  static let all: [ClusterVector] = vectors("cluster-widths")
}

private func vectors<Vector: Decodable>(_ name: String) -> [Vector] {
  let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Vectors")
  guard let url, let data = try? Data(contentsOf: url),
    let vectors = try? JSONDecoder().decode([Vector].self, from: data)
  else { preconditionFailure("Vectors/\(name).json cannot be read.") }
  return vectors
}
