import Components
import Signals

/// A view that is not a text, which has modifiers of its own.
@MainActor private let stack = VStack { Text("text") }

@MainActor
func showTextModifiers() {
  show(Text(strings))
  show(Text(optionalStrings))
  show(stack.accentColor(colors))
  show(stack.bold(bools))
  show(stack.dim(bools))
  show(stack.font(fonts))
  show(stack.fontWeight(weights))
  show(stack.foregroundColor(colors))
  show(stack.foregroundColor(optionalColors))
  show(stack.foregroundStyle(colors))
  show(stack.foregroundStyle(optionalColors))
  show(stack.foregroundStyle(gradients))
  show(stack.italic(bools))
  show(stack.lineLimit(ints))
  show(stack.lineLimit(CurrentValueSubject<ClosedRange<Int>, Never>(1...2)))
  show(stack.lineSpacing(ints))
  show(stack.contentTransition(ints.map { _ in ContentTransition.numericText() }))
  show(stack.multilineTextAlignment(CurrentValueSubject<TextAlignment, Never>(.center)))
  show(stack.reversed(bools))
  show(stack.strikethrough(bools))
  show(stack.textCase(CurrentValueSubject<Text.Case, Never>(.uppercase)))
  show(stack.tint(colors))
  show(stack.tint(optionalColors))
  show(stack.truncationMode(CurrentValueSubject<Text.TruncationMode, Never>(.head)))
  show(stack.underline(bools))
  showTexts()
}

/// Modifiers of texts return texts.
@MainActor
private func showTexts() {
  let texts: [Text] = [
    text.bold(bools), text.dim(bools), text.font(fonts), text.fontWeight(weights),
    text.foregroundColor(colors), text.foregroundColor(optionalColors),
    text.foregroundStyle(colors), text.foregroundStyle(optionalColors),
    text.foregroundStyle(gradients), text.italic(bools), text.reversed(bools),
    text.strikethrough(bools), text.underline(bools),
  ]
  for text in texts { show(text) }
}
