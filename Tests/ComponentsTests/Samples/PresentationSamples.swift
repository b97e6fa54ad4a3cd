import Components
import Signals
import Testing

extension Sample {
  /// Presentations.
  @SampleBuilder static var presentations: [Sample] {
    Sample("alert", .leaks) { tokens in
      let token = tokens.token()
      Text(tokens.retaining(tokens.texts))
        .alert("a", isPresented: tokens.flags) {
          Button("b") { token.touch() }
        } message: {
          Text(tokens.retaining(tokens.texts))
        }
        .alert("c", isPresented: .constant(true)) { Button("d") { token.touch() } }
    }
    Sample("alert", .sizes) {
      Text("x").alert("界★", isPresented: .constant(true)) { Button("★") {} }
    }

    Sample("confirmationDialog", .leaks) { tokens in
      let token = tokens.token()
      Text(tokens.retaining(tokens.texts))
        .confirmationDialog("a", isPresented: tokens.flags) {
          Button("b") { token.touch() }
        } message: {
          Text(tokens.retaining(tokens.texts))
        }
    }
    Sample("confirmationDialog", .sizes) {
      Text("x").confirmationDialog("界★", isPresented: .constant(true)) { Button("★") {} }
    }

    Sample("fullScreenCover", .leaks) { tokens in
      Text(tokens.retaining(tokens.texts))
        .fullScreenCover(isPresented: tokens.flags) { Text(tokens.retaining(tokens.texts)) }
    }
    Sample("fullScreenCover", .sizes) {
      Text("x").fullScreenCover(isPresented: .constant(true)) { Text("界★") }
    }

    Sample("popover", .leaks) { tokens in
      Text(tokens.retaining(tokens.texts))
        .popover(isPresented: tokens.flags) { Text(tokens.retaining(tokens.texts)) }
    }
    Sample("popover", .sizes) {
      Text("x").popover(isPresented: .constant(true)) { Text("界★") }
    }

    Sample("interactiveDismissDisabled", .leaks) { tokens in
      Text("a").interactiveDismissDisabled(tokens.retaining(tokens.flags))
    }

    Sample("toasts", .leaks) { tokens in
      Text("a").toasts(tokens.retaining(tokens.texts))
    }
    Sample("toasts", .sizes) {
      Text("x").toasts(Just("界★ and more"))
    }

    Sample("sheet", .leaks) { tokens in
      let token = tokens.token()
      Text(tokens.retaining(tokens.texts))
        .sheet(isPresented: tokens.flags, onDismiss: { token.touch() }) {
          Text(tokens.retaining(tokens.texts))
          Button("b") { token.touch() }
        }
        .sheet(isPresented: .constant(true)) { Button("c") { token.touch() } }
    }
    Sample("sheet", .sizes) {
      Text("x").sheet(isPresented: .constant(true)) { TextField("界", text: .constant("★")) }
    }
  }
}
