/// A node that wraps each element of a group, so that a modifier of the group applies to each: a
/// class, because the elements come and go.
///
/// The wrappers contain the elements in the layout only: the elements' views are inside of
/// ``content``, which receives the environment before them.
final class PerElementNode<Modifier: NodeModifier>: Node, ElementWrapper {
  private let content: Node
  private var context: ViewContext
  private var modifier: Modifier
  private var wrappers: [(element: LayoutNode, wrapper: Modifier.Wrapper)] = []

  init(_ content: Node, _ modifier: Modifier, in context: ViewContext) {
    self.content = content
    self.modifier = modifier
    self.context = context
    super.init(in: context)
    adopt(content)
    wrap()
    setContentEnvironments(except: environment)
  }

  /// The content, and the wrappers, which may contain views of their own, such as overlays.
  override var children: [Node] { [content] + wrappers.map(\.wrapper) }

  override func appendElements(to elements: inout [LayoutNode]) {
    for (_, wrapper) in wrappers { elements.append(wrapper) }
  }

  override func appendRows(to segments: inout [RowSegment]) {
    let first = segments.count
    content.appendRows(to: &segments)
    for index in segments.indices[first...] {
      guard case .view(let element) = segments[index].content else { continue }
      var wrapped = RowSegment(content: .view(wrapper(of: element) ?? element))
      (wrapped.role, wrapped.section) = (segments[index].role, segments[index].section)
      segments[index] = wrapped
    }
  }

  func wrapper(of element: LayoutNode) -> LayoutNode? {
    for (content, wrapper) in wrappers where content === element { return wrapper }
    return nil
  }

  var hasTransitions: Bool { Modifier.Wrapper.self is any TransitioningNode.Type }

  /// Updates the node with a new description of the view and its modifier.
  func update(_ view: some View, _ modifier: Modifier, in context: ViewContext) {
    self.modifier = modifier
    self.context = context
    setEnvironment(context.environment)
    for (_, wrapper) in wrappers { wrapper.setEnvironment(environment) }
    var inner = context
    inner.environment = contentEnvironment
    _ = view.node(updating: content, in: inner)
    for (_, wrapper) in wrappers { modifier.update(wrapper, in: context) }
    setContentEnvironments(except: inner.environment)
  }

  override func elementsDidChange() {
    let old = contentEnvironment
    wrap()
    setContentEnvironments(except: old)
    super.elementsDidChange()
  }

  // MARK: Environment

  override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    context.environment = environment
    for (_, wrapper) in wrappers { wrapper.environmentDidChange(to: environment) }
    let inner = contentEnvironment
    content.environmentDidChange(to: inner)
    setContentEnvironments(except: inner)
  }

  /// The environment of the content: if it has a single element, the one inside its wrapper.
  private var contentEnvironment: EnvironmentValues {
    wrappers.count == 1 ? wrappers[0].wrapper.contentEnvironment : environment
  }

  /// Sets the environments that wrappers change for their elements, except for those which the
  /// content has received already.
  private func setContentEnvironments(except current: EnvironmentValues) {
    let inner = contentEnvironment
    if !inner.isIdentical(to: current) { content.environmentDidChange(to: inner) }
    if wrappers.count == 1 { return }
    for (_, wrapper) in wrappers where !wrapper.contentEnvironment.isIdentical(to: inner) {
      wrapper.contentEnvironmentDidChange()
    }
  }

  // MARK: Wrappers

  /// Wraps the content's elements, reusing the wrappers of elements that have one.
  private func wrap() {
    let (old, elements) = (wrappers, content.elements)
    if areWrapped(elements) { return }
    if old.count == 1, elements.count == 1 { return rewrap(elements[0], in: old[0].wrapper) }
    var unusedWrappers: [ObjectIdentifier: Modifier.Wrapper] = [:]
    for (element, wrapper) in old { unusedWrappers[ObjectIdentifier(element)] = wrapper }
    var new: [(element: LayoutNode, wrapper: Modifier.Wrapper)] = []
    for element in elements {
      let wrapper = unusedWrappers.removeValue(forKey: ObjectIdentifier(element))
      new.append((element, wrapper ?? makeWrapper(of: element)))
    }
    wrappers = new
    for wrapper in unusedWrappers.values { wrapper.unmount() }
  }

  /// Whether these elements have the wrappers, in this order.
  private func areWrapped(_ elements: [LayoutNode]) -> Bool {
    if elements.count != wrappers.count { return false }
    for (index, element) in elements.enumerated() where wrappers[index].element !== element {
      return false
    }
    return true
  }

  private func makeWrapper(of element: LayoutNode) -> Modifier.Wrapper {
    let wrapper = Modifier.Wrapper(in: context)
    modifier.update(wrapper, in: context)
    adopt(wrapper)
    wrapper.setContents([element])
    return wrapper
  }

  /// Replaces the only element: its wrapper stays, and with it the focus and running animations.
  private func rewrap(_ element: LayoutNode, in wrapper: Modifier.Wrapper) {
    wrapper.setContents([element])
    wrappers = [(element, wrapper)]
  }
}
