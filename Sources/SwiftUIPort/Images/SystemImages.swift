// Controls with a title and a symbol or another image.

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a symbol.
  public nonisolated init(_ title: String, systemImage: String) {
    self.init(Text(title), Image(systemName: systemImage))
  }

  /// Creates a label of a text and a symbol.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated init(_ title: LocalizedStringKey, systemImage: String) {
    self.init(Text(title), Image(systemName: systemImage))
  }

  /// Creates a label whose text follows `titles`, and a symbol.
  public nonisolated init(_ titles: some Publisher<String, Never>, systemImage: String) {
    self.init(Text(titles), Image(systemName: systemImage))
  }

  /// Creates a label of a text and a named image.
  public nonisolated init(_ title: String, image: String) {
    self.init(Text(title), Image(image))
  }

  private nonisolated init(_ title: Text, _ icon: Image) {
    self.init {
      title
    } icon: {
      icon
    }
  }
}

extension Button where Label == ComponentControls.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency
  public nonisolated init(
    _ title: String, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      ComponentControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a named image.
  @preconcurrency
  public nonisolated init(
    _ title: String, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ComponentControls.Label(title, image: image) }
  }
}

extension Menu where Label == ComponentControls.Label<Text, Image> {
  /// Creates a menu whose button shows a title and a symbol.
  public nonisolated init(
    _ title: String, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { ComponentControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu whose button shows a title and a named image.
  public nonisolated init(
    _ title: String, image: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { ComponentControls.Label(title, image: image) }
  }
}

extension Toggle where Label == ComponentControls.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public nonisolated init(
    _ title: String, systemImage: String, isOn: some ControlSource<Bool>
  ) {
    self.init(isOn: isOn) { ComponentControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a named image.
  public nonisolated init(_ title: String, image: String, isOn: some ControlSource<Bool>) {
    self.init(isOn: isOn) { ComponentControls.Label(title, image: image) }
  }
}

extension Picker where Label == ComponentControls.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public nonisolated init(
    _ title: String, systemImage: String, selection: some ControlSource<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ComponentControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a named image.
  public nonisolated init(
    _ title: String, image: String, selection: some ControlSource<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ComponentControls.Label(title, image: image)
    }
  }
}

extension Tab where Label == ComponentControls.Label<Text, Image> {
  /// Creates a tab with a title and a symbol that stands for `value`.
  public nonisolated init(
    _ title: String, systemImage: String, value: Value,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, content: content) {
      ComponentControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a tab with a title and a named image that stands for `value`.
  public nonisolated init(
    _ title: String, image: String, value: Value, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, content: content) { ComponentControls.Label(title, image: image) }
  }

  /// Creates a tab with a title and a symbol that stands for its position in the tab view.
  public nonisolated init(
    _ title: String, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(content: content) { ComponentControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a tab with a title and a named image that stands for its position in the tab view.
  public nonisolated init(
    _ title: String, image: String, @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(content: content) { ComponentControls.Label(title, image: image) }
  }
}

extension ContentUnavailableView
where Label == ComponentControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a title, a symbol and a description.
  public nonisolated init(_ title: String, systemImage: String, description: Text? = nil) {
    self.init {
      ComponentControls.Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }

  /// Creates a message with a title, a named image and a description.
  public nonisolated init(_ title: String, image: String, description: Text? = nil) {
    self.init {
      ComponentControls.Label(title, image: image)
    } description: {
      description
    }
  }
}
