import Components
import Signals
import Testing

extension Sample {
  /// Controls.
  @SampleBuilder static var controls: [Sample] {
    Sample("appearance", .leaks) { tokens in
      let token = tokens.token()
      Button("b").appearance(of: Button.self, following: tokens.retaining(tokens.flags)) { _, _ in
        token.touch()
      }
    }

    Sample("Button", .leaks) { tokens in
      Button(tokens.retaining(tokens.texts), action: tokens.action()).color(
        tokens.alternating(.red, .blue))
    }
    Sample("Button", .sizes) { Button("界 Go", role: .destructive) }
    Sample("Button", .sizes) { Button("Go").disabled() }
    Sample("Button", .states) { Button("button") }

    Sample("composableStyle", .leaks) { tokens in
      let token = tokens.token()
      Button("b").composableStyle { _, label in label.onHover { _ in token.touch() } }
    }

    Sample("CustomButton", .leaks) { tokens in
      CustomButton(action: tokens.action()).titleChangingButton(tokens.retaining(tokens.texts))
        .colorChangingButton(tokens.alternating(.red, .blue))
    }
    Sample("CustomButton", .sizes) { CustomButton("Go") }
    Sample("CustomButton", .states) { CustomButton("button") }

    Sample("DisclosureGroup", .leaks) { tokens in
      let token = tokens.token()
      DisclosureGroup(
        "a", isExpanded: tokens.retaining(tokens.flags).controlled { _ in token.touch() }
      ) {
        Text(tokens.retaining(tokens.texts))
      }
    }
    Sample("DisclosureGroup", .sizes) {
      DisclosureGroup("界", isExpanded: .constant(true)) { Text("★") }
    }
    Sample("DisclosureGroup", .states) {
      DisclosureGroup("button", isExpanded: .constant(true)) { Text("a") }
    }

    Sample("Link", .states) { Link("link", destination: "https://example.com") }
    Sample("Link", .leaks) { tokens in
      Link(tokens.retaining(tokens.texts), destination: "https://example.com")
    }
    Sample("Link", .sizes) { Link("★界", destination: "https://example.com") }

    Sample("EditButton", .leaks) { tokens in
      let token = tokens.token()
      EditButton().environment(
        \.editMode, Binding(get: { .inactive }, set: { _ in token.touch() }))
    }
    Sample("EditButton", .sizes) { EditButton() }
    Sample("EditButton", .states) { EditButton() }

    Sample("submitScope", .leaks) {
      TextField().submitScope($0.retaining($0.flags)).onSubmit($0.action())
    }
    Sample("onSubmit", .leaks) { TextField().onSubmit($0.action()) }

    Sample("Picker", .sizes) {
      Picker("★", selection: .constant(1)) { Text("界").tag(1) }.pickerStyle(.menu)
    }
    Sample("Picker", .leaks) { tokens in
      let token = tokens.token()
      Picker("", selection: tokens.retaining(tokens.flags).controlled { _ in token.touch() }) {
        Text("a").tag(true)
        Text("b").tag(false)
      }
    }
    for style in [PickerStyle.segmented, .inline, .radioGroup] {
      Sample("Picker", .sizes) {
        Picker("", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("界\($0)") } }
          .pickerStyle(style)
      }
    }

    for style in [PickerStyle.segmented, .inline, .radioGroup] {
      Sample("Picker", .states) {
        Picker("", selection: .constant(1)) { ForEach(0..<2, id: \.self) { Text("button \($0)") } }
          .pickerStyle(style)
      }
    }

    Sample("pickerStyle", .leaks) { tokens in
      Picker("a", selection: .constant(1)) {
        Text(tokens.retaining(tokens.texts)).tag(1)
        Text("b").tag(2)
      }
      .pickerStyle(.menu)
    }

    Sample("ProgressView", .leaks) { ProgressView(value: $0.alternating(0.5, 0.7)) }
    Sample("ProgressView", .sizes) { ProgressView("界", value: 7, total: .infinity) }
    Sample("ProgressView", .sizes) { ProgressView(value: .nan, total: 0) }
    Sample("ProgressView", .leaks) { ProgressView().tint($0.alternating(Color.red, .blue)) }

    Sample("SecureField", .leaks) { SecureField().placeholder($0.retaining($0.texts)) }
    Sample("SecureField", .sizes) { SecureField("", text: .constant("界")).border(.red) }
    Sample("SecureField", .states, among: [.plain, .focused, .disabled]) {
      SecureField("field")
    }

    Sample("Slider", .leaks) { tokens in
      let token = tokens.token()
      Slider(value: tokens.alternating(0.2, 0.5).controlled { _ in token.touch() })
    }
    Sample("Slider", .sizes) { Slider(value: .constant(0.3)) { Text("界") } }
    Sample("Slider", .states) {
      Slider(value: .constant(0.2), in: 0...1).frame(width: 12)
    }

    Sample("Stepper", .leaks) { tokens in
      let token = tokens.token()
      Stepper(
        "",
        value: tokens.retaining(tokens.flags.map { $0 ? 1 : 2 }).controlled { _ in token.touch() })
    }
    Sample("Stepper", .leaks) { tokens in
      Stepper("", onIncrement: tokens.action(), onDecrement: tokens.action())
    }
    Sample("Stepper", .sizes) { Stepper("界", value: .constant(1), in: 0...1) }
    Sample("Stepper", .states) { Stepper("", value: .constant(1)) }

    Sample("TextEditor", .leaks) { tokens in
      let token = tokens.token()
      TextEditor(text: tokens.retaining(tokens.texts).controlled { _ in token.touch() })
    }
    Sample("TextEditor", .sizes) { TextEditor(text: .constant("界 ★\n界")) }
    Sample("TextEditor", .states, among: [.plain, .focused, .disabled]) {
      TextEditor(text: .constant("editor"))
    }

    Sample("TextField", .leaks) { tokens in
      let token = tokens.token()
      TextField().placeholder(tokens.retaining(tokens.texts)).text(tokens.retaining(tokens.texts))
        .secure(tokens.retaining(tokens.flags)).onEdit { _ in token.touch() }
    }
    Sample("TextField", .sizes) {
      TextField("界 name", text: .constant("界")).textFieldStyle(.plain)
    }
    Sample("TextField", .sizes) { TextField("name").textFieldStyle(.roundedBorder) }
    Sample("TextField", .states, among: [.plain, .focused, .disabled]) { TextField("field") }
    Sample("TextField", .states, among: [.plain, .focused, .disabled]) {
      TextField("field").textFieldStyle(.plain)
    }

    Sample("Toggle", .leaks) { tokens in
      let token = tokens.token()
      Toggle("on", isOn: tokens.retaining(tokens.flags).controlled { _ in token.touch() })
    }
    Sample("Toggle", .sizes) { Toggle("界 on", isOn: .constant(true)) }
    Sample("Toggle", .states) { Toggle("button", isOn: .constant(true)) }
  }
}
