import Foundation
import Testing

/// A text that attacks or confuses terminals.
struct HostileTitle: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// The text that may be shown instead.
  var visible: String
  /// The number of columns of `visible`.
  var width: Int
  /// Whether `text` and `visible` are only the beginnings of longer texts.
  var truncated: Bool

  var testDescription: String { name }

  static let all: [HostileTitle] = vectors("hostile-titles")
}

/// A cluster and its width on most terminals.
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
