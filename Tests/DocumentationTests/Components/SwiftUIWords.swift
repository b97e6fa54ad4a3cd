/// Names of SwiftUI that programs commonly use.
enum SwiftUIWords {
  static let views = words(
    """
    AnyView Button Canvas Capsule Circle Color DisclosureGroup Divider Ellipse EmptyView ForEach
    Form GeometryReader Grid GridRow Group GroupBox HStack Image Label LabeledContent LazyHGrid
    LazyHStack LazyVGrid LazyVStack LinearGradient RadialGradient EllipticalGradient AngularGradient Link List Menu
    NavigationLink NavigationSplitView NavigationStack Path Picker ProgressView Rectangle
    RoundedRectangle ScrollView ScrollViewReader Section SecureField Slider Spacer Stepper TabView
    Text TextEditor TextField TimelineView Toggle VStack ViewThatFits WindowGroup ZStack
    """)

  static let types = words(
    """
    Angle Animatable Animation Binding ButtonStyle DragGesture DynamicProperty Gradient Layout LabelStyle
    Namespace ObservableObject Observable PreferenceKey PrimitiveButtonStyle ProgressViewStyle
    GraphicsContext InsettableShape Scene Shape StrokeStyle ToggleStyle
    """)

  static let propertyWrappers = words(
    """
    AppStorage Bindable Environment EnvironmentObject FocusState GestureState ObservedObject
    Published SceneStorage State StateObject
    """)

  static let modifiers = words(
    """
    accentColor trim alert alignmentGuide animation aspectRatio background badge bold border buttonStyle clipShape
    clipped confirmationDialog containerRelativeFrame contentShape contextMenu
    controlSize cornerRadius defaultFocus disabled environment environmentObject fixedSize
    focusSection focusable focused font fontWeight foregroundColor foregroundStyle frame gesture
    help hidden id italic keyboardShortcut labelStyle labelsHidden layoutPriority lineLimit
    lineSpacing listStyle matchedGeometryEffect minimumScaleFactor monospacedDigit multilineTextAlignment
    navigationTitle offset onAppear onChange onDelete onDisappear onExitCommand onGeometryChange
    onHover onKeyPress onLongPressGesture onReceive onSubmit onTapGesture opacity overlay
    padding pickerStyle popover position preference progressViewStyle rotationEffect safeAreaInset
    scaleEffect scrollPosition searchable shadow sheet strikethrough tabItem tag task textCase
    textFieldStyle tint toggleStyle toolbar transition truncationMode underline zIndex
    """)

  /// Names that are neither views, modifiers nor property wrappers.
  static let others = words(
    "colorScheme dismiss firstTextBaseline openURL quit scenePhase verbatim withAnimation")

  static let all = views.union(types).union(propertyWrappers).union(modifiers).union(others)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
