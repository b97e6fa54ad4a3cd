/// A node that may be around the header of a section.
protocol SectionHeaderScope: Node {
  var isSectionHeader: Bool { get }
}
