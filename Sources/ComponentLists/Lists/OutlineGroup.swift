import ComponentCore
import Signals

/// A view of a tree whose branches the user shows and hides.
///
///     OutlineGroup(files, children: \.children) { file in
///       Text(file.name)
///     }
///
///     ▾ Sources
///       ▸ Components
///         Package.swift
///     ▸ Tests
///
/// An element whose children are `nil` is a leaf. In the beginning only the elements of `data` are
/// shown; the children of an element are read, and its rows created, when the user shows them.
/// Their rows are those of the enclosing container: in a ``List`` or a lazy stack, only those on
/// the screen are created.
///
/// Rows take focus: Enter, Space and a click show or hide what is below one, → shows it and ←
/// hides it. In a list, where a click on the label selects the row, only a click on the mark does,
/// and ← also moves from a row to the one that it is below. A hidden branch keeps which of its own
/// branches are shown, but not the state of its views.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private nonisolated var roots: Roots
  private nonisolated var id: KeyPath<Data.Element, ID>
  private nonisolated var children: KeyPath<Data.Element, Data?>
  private nonisolated var content: (Data.Element) -> Content

  /// The elements at the top.
  private enum Roots {
    case elements([Data.Element])
    /// Returns the view of the newest elements.
    case publisher(
      @MainActor (@escaping ([Data.Element]) -> OutlineRows<Data, ID, Content>) -> AnyView)
  }

  private nonisolated init(
    _ roots: Roots, _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>, _ content: @escaping (Data.Element) -> Content
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.content = content
  }

  /// Creates an outline of the trees of `data`.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The key path to an element's identity, which is its own in all trees.
  ///   - children: The key path to the elements below an element; `nil` for a leaf.
  ///   - content: Creates the row of an element.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(.elements(Array(data)), id, children, content)
  }

  /// Creates an outline of the tree of `root`.
  ///
  /// - Parameters:
  ///   - root: The element at the top.
  ///   - id: The key path to an element's identity, which is its own in the tree.
  ///   - children: The key path to the elements below an element; `nil` for a leaf.
  ///   - content: Creates the row of an element.
  public nonisolated init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Element == Data.Element {
    self.init(.elements([root]), id, children, content)
  }

  /// Creates an outline of the trees of the newest collection of `publisher`. It is empty before
  /// the first one.
  ///
  /// - Parameters:
  ///   - publisher: The collections of the elements at the top.
  ///   - id: The key path to an element's identity, which is its own in all trees.
  ///   - children: The key path to the elements below an element; `nil` for a leaf.
  ///   - content: Creates the row of an element.
  public nonisolated init(
    _ publisher: some Publisher<Data, Never>, id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: Sendable {
    let newest: ValueOrPublisher<Data?> = ValueOrPublisher(publisher.map(Optional.some))
    let roots = Roots.publisher { rows in
      AnyView(Latest(newest, default: nil) { rows($0.map(Array.init) ?? []) })
    }
    self.init(roots, id, children, content)
  }

  /// The rows.
  public var body: some View {
    switch roots {
    case .elements(let roots): rows(of: roots)
    case .publisher(let view): view(rows)
    }
  }

  private func rows(of roots: [Data.Element]) -> OutlineRows<Data, ID, Content> {
    OutlineRows(roots: roots, id: id, children: children, content: content)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension OutlineGroup: Sendable {}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates an outline of the trees of `data`, whose elements are identified by their `id`.
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates an outline of the tree of `root`, whose elements are identified by their `id`.
  public nonisolated init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Element == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates an outline of the trees of the newest collection of `publisher`, whose elements are
  /// identified by their `id`. It is empty before the first one.
  public nonisolated init(
    _ publisher: some Publisher<Data, Never>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: Sendable {
    self.init(publisher, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: RowGroup {
  package nonisolated static var hasRowSources: Bool { true }
}
