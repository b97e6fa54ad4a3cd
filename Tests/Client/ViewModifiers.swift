import Components
import Signals

private struct Width: LayoutValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var width: Int {
    get { self[ContainerWidth.self] }
    set { self[ContainerWidth.self] = newValue }
  }
}

private struct ContainerWidth: ContainerValueKey {
  static let defaultValue = 0
}

@MainActor
func showViewModifiers() {
  showLayout()
  showDrawing()
  showInput()
  showAccessibility()
}

@MainActor
private func showLayout() {
  show(text.aspectRatio(doubles, contentMode: .fit))
  show(ScrollView { text }.defaultScrollAnchor(alignments))
  show(text.fixedSize(bools))
  show(text.frame(width: ints))
  show(text.frame(height: ints))
  show(text.gridCellAnchor(CurrentValueSubject<UnitPoint, Never>(.center)))
  show(text.gridCellColumns(ints))
  show(text.gridCellUnsizedAxes(CurrentValueSubject<Axis.Set, Never>(.horizontal)))
  show(text.gridColumnAlignment(CurrentValueSubject<HorizontalAlignment, Never>(.leading)))
  show(text.layoutPriority(doubles))
  show(text.containerValue(\.width, ints))
  show(text.layoutValue(key: Width.self, value: ints))
  show(text.offset(CurrentValueSubject<Point, Never>(.zero)))
  show(text.padding(ints))
  show(text.padding(.horizontal, ints))
  show(text.padding(CurrentValueSubject<EdgeInsets, Never>(EdgeInsets())))
  show(text.position(CurrentValueSubject<Point, Never>(.zero)))
  show(text.scaleEffect(doubles))
  show(ScrollView { text }.scrollDisabled(bools))
  show(
    ScrollView { text }
      .scrollIndicators(CurrentValueSubject<ScrollIndicatorVisibility, Never>(.hidden)))
  show(text.zIndex(doubles))
}

@MainActor
private func showDrawing() {
  let interaction = CurrentValueSubject<InteractionColors, Never>(
    InteractionColors(normal: .red, onClick: .blue))
  show(text.background(colors))
  show(text.background(optionalColors))
  show(text.background(gradients))
  show(text.background(gradients, in: Rectangle()))
  show(text.badge(ints))
  show(text.badge(strings))
  show(text.border(colors))
  show(text.clipShape(CurrentValueSubject<Rectangle, Never>(Rectangle())))
  show(text.cornerRadius(ints))
  show(text.foreground(interaction))
  show(text.hidden(bools))
  show(text.opacity(doubles))
  show(text.overlay(gradients))
  show(text.overlay(gradients, in: Rectangle()))
  show(text.shadow(color: colors))
  show(Rectangle().fill(gradients))
  show(Rectangle().stroke(gradients))
  show(Rectangle().stroke(gradients, style: StrokeStyle()))
  show(Rectangle().strokeBorder(gradients))
  show(Rectangle().fill(.red).fill(gradients))
  show(Rectangle().fill(.red).stroke(gradients))
  show(Rectangle().fill(.red).stroke(gradients, style: StrokeStyle()))
  show(Rectangle().fill(.red).strokeBorder(gradients))
  show(text.background().backgroundStyle(colors))
  show(text.theme(CurrentValueSubject<Theme, Never>(.nord)))
  show(text.namedColors(CurrentValueSubject<[String: Color], Never>(["sky": .blue])))
  show(text.animation(.default, value: ints))
}

@MainActor
private func showInput() {
  show(text.allowsHitTesting(bools))
  show(text.interactiveDismissDisabled(bools))
  show(text.redacted(reason: CurrentValueSubject<RedactionReasons, Never>(.placeholder)))
  show(
    TabView { text }.tabViewStyle(CurrentValueSubject<TabViewStyle, Never>(.page)))
  show(text.contentShape(CurrentValueSubject<Rectangle, Never>(Rectangle())))
  show(text.cursorShape(CurrentValueSubject<CursorShape, Never>(.block)))
  show(text.disabled(bools))
  show(text.environment(\.isEnabled, bools))
  show(text.focusable(bools))
  show(text.focused(bools))
  show(text.help(strings))
  show(
    Button("text") {}
      .keyboardShortcut(CurrentValueSubject<KeyboardShortcut, Never>(KeyboardShortcut("k"))))
  show(text.navigationTitle(strings))
  show(text.onChange(of: ints, perform: { _ in }))
  show(text.onChange(of: ints) {})
  show(text.onChange(of: ints) { _, _ in })
  show(text.onReceive(ints) { _ in })
  show(text.searchable(text: strings))
  show(text.searchScopes(ints) { text })
  show(text.submitScope(bools))
  show(text.deleteDisabled(bools))
  show(text.moveDisabled(bools))
  show(text.selectionDisabled(bools))
  show(text.windowProgress(CurrentValueSubject<WindowProgress?, Never>(.indeterminate)))
  show(text.windowTitle(strings))
}

@MainActor
private func showAccessibility() {
  let traits = CurrentValueSubject<AccessibilityTraits, Never>(.isSelected)
  show(text.accessibilityAddTraits(traits))
  show(text.accessibilityHidden(bools))
  show(text.accessibilityHint(strings))
  show(text.accessibilityIdentifier(strings))
  show(text.accessibilityLabel(strings))
  show(text.accessibilityRemoveTraits(traits))
  show(text.accessibilitySortPriority(doubles))
  show(text.accessibilityValue(strings))
}
