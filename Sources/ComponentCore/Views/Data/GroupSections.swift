/// A section among the views that a container is made of. Views that are in none are one, too, up
/// to the next section.
@MainActor @preconcurrency
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable, Sendable {
    let node: ObjectIdentifier
  }

  /// The identity of the section.
  public nonisolated let id: ID
  /// The views of the header; empty if there is none.
  public private(set) var header = SubviewsCollection(subviews: [])
  /// The views between the header and the footer.
  public private(set) var content = SubviewsCollection(subviews: [])
  /// The views of the footer; empty if there is none.
  public private(set) var footer = SubviewsCollection(subviews: [])

  /// The values that the section tells its container.
  public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues(values: [:])
  }

  fileprivate init(_ subviews: [Subview]) {
    id = ID(node: subviews[0].section ?? ObjectIdentifier(subviews[0].element))
    func part(_ role: RowRole) -> SubviewsCollection {
      SubviewsCollection(subviews: subviews.filter { $0.role == role })
    }
    (header, content, footer) = (part(.header), part(.row), part(.footer))
  }
}

/// The sections of a container, in order.
public nonisolated struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  @MainActor
  fileprivate init(_ subviews: [Subview]) {
    var runs: [[Subview]] = []
    for subview in subviews {
      if let last = runs.last?.last, last.section == subview.section {
        runs[runs.count - 1].append(subview)
      } else {
        runs.append([subview])
      }
    }
    sections = runs.map { SectionConfiguration($0) }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at `index`.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

// Its elements belong to the main actor.
@available(*, unavailable) extension SectionCollection: Sendable {}

/// The views of ``Group/init(sections:transform:)``.
public nonisolated struct GroupSectionsOfContent<Base: View, Result: View>: NodeView {
  let base: Base
  let transform: (SectionCollection) -> Result

  /// Returns a node with those of both.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? SubviewsNode ?? SubviewsNode(in: context)
    node.readsSections = true
    node.update(base, in: context) { [transform, unowned node] in
      transform(SectionCollection(node.subviews))
    }
    return node
  }
}
