// Mistakes beside lengths that are calculated, words without effect, and what the compiler says.
import SwiftUI

struct Rejected {
  var count = 3
  var value = 0.5
  var names = ["A", "B"]

  @MainActor var misspelled: some View {
    GeometryReader { proxy in
      Text("A")
        .frame(width: (proxy.size.width - 40) / CGFloat(count) * 0.8, height: proxy.size.height / 3)
        .offset(x: proxy.size.width * 0.5 - 20, y: -proxy.size.height / 4 + 10)
        .foregroundColour(Color.red)  // expected-error {{has no member 'foregroundColour'}}
    }
  }

  @MainActor var misspelledAfterANumber: some View {
    Text("A")
      .frame(width: 100 + CGFloat(count) * 20)
      .opacity(Double(count) / 10.0 * value)
      .foregroundColour(Color.red)  // expected-error {{has no member 'foregroundColour'}}
  }

  @MainActor var ofTwoTypes: some View {
    // expected-error@+1 {{cannot convert value of type 'Int'}}
    Text("A").padding(.top, count * 2 + value / 3)
  }

  @MainActor var ofAnotherType: some View {
    // expected-error@+1 {{cannot convert value of type 'Int'}}
    Text("A").frame(width: count)
  }

  @MainActor var ofUnequalFactors: some View {
    Text("A")
      // expected-error@+1 {{cannot convert value of type 'Int'}}
      .rotationEffect(.degrees(count * 30 + 15))
      .opacity(Double(count) / 12 * 0.5 + 0.5)
  }

  @MainActor var ofAWholeNumber: some View {
    Text("A")
      .opacity(count / 12 + 3)  // expected-error {{cannot convert value of type 'Int'}}
      .scaleEffect(Double(count) / 12 * 0.5 + 0.5)
  }

  @MainActor var belowOverlays: some View {
    VStack { Note(title: "A", on: true) }  // expected-error {{extra argument 'on' in call}}
      .frame(width: 40, height: 40).opacity(0.5)
      .overlay(Circle().stroke(Color.white, lineWidth: 2).opacity(0.5))
      .padding(10).overlay(Text("B").opacity(0.4).padding(4), alignment: .top)
      .opacity(count > 2 ? 1 : 0.4)
  }

  @MainActor var inRowsOfARange: some View {
    HStack {
      ForEach(0..<count, id: \.self) { index in
        // expected-error@+1 {{has no member 'bleu'}}
        Circle().fill(index % 2 == 0 ? Color.red : Color.bleu)
          .frame(width: CGFloat(index) * 10 + 20, height: CGFloat(index) * 10 + 20)
          .opacity(Double(index) / Double(count)).offset(y: CGFloat(index) * 3)
      }
    }
  }

  @MainActor var inRowsOfElements: some View {
    List([Note(title: "A")]) { note in
      Text(note.titel)  // expected-error {{has no member 'titel'}}
        .frame(width: note.length * 2 + 8).opacity(note.length / 10 * 0.5 + 0.5)
    }
  }

  @MainActor var inRowsWithGradients: some View {
    VStack(spacing: 12) {
      Text("A").font(.title).padding(8)
      ForEach(0..<5) { index in
        RoundedRectangle(cornerRadius: 12)
          .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
          .frame(width: 200, height: 120)
          .offset(x: CGFloat(index) * 10, y: CGFloat(index) * 4)
          .foregroundColour(Color.red)  // expected-error {{has no member 'foregroundColour'}}
      }
    }
    .padding(8).background(Color.gray)
  }

  @MainActor var misspelledBelowGradients: some View {
    HStack {
      ForEach(0..<6) { index in
        Capsule()
          .fill(
            count > 2
              ? LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
              : LinearGradient(colors: [.gray], startPoint: .top, endPoint: .bottom)
          )
          .frame(width: 8, height: count > 2 ? CGFloat(index) * 10 + 10 : 10)
          .offset(x: CGFloat(index) * 10, y: CGFloat(index) * 4)
          // expected-error@+1 {{incorrect argument label}}
          .animation(.easeInOut.delay(Double(index) * 0.1), valeu: count)
      }
    }
  }

  @MainActor var inAClosureOfRows: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        HStack {
          Text(name)
          Text("B")
        }
        .padding(10).background(Color.white)
        .overlay(Rectangle().stroke(Color.black, lineWidth: 1)).shadow(radius: 5)
        // expected-error@+2 {{binary operator '+' cannot be applied}}
        // expected-note@+1 {{partially matching parameter lists}}
        .onTapGesture { name.count + 1.5 }
        .frame(width: 200)
      }
    }
  }

  @MainActor var withoutAValue: some View {
    HStack {
      // expected-error@+1 {{no exact matches in call to initializer}}
      Text([Note(title: "A")].first?.title)
        .lineLimit(1).foregroundStyle(.secondary)
      ProgressView(value: value).frame(width: 100 * value + 20).tint(.blue).opacity(0.7)
    }
    .padding(10).background(Color.black.opacity(0.05))
    .overlay(RoundedRectangle(cornerRadius: 5).stroke(Color.gray.opacity(0.3)))
  }

  @MainActor var withoutEffect: some View {
    VStack {
      Text("A").kerning(2)  // expected-error {{has no effect}}
      Text("A").tracking(2)  // expected-error {{has no effect}}
      Text("A").baselineOffset(2)  // expected-error {{has no effect}}
      Text("A").fontDesign(.monospaced)  // expected-error {{has no effect}}
      Text("A").font(.system(size: 9, design: .rounded))  // expected-error {{has no effect}}
      Text("A").font(.system(.body, design: .serif))  // expected-error {{has no effect}}
      Text("A").font(.system(.body, design: .monospaced))
      Text("A").typesettingLanguage(.automatic)  // expected-error {{has no effect}}
      Text("A").itemProvider { nil }  // expected-error {{drags nothing}}
      Text("A").windowResizeBehavior(.disabled)  // expected-error {{has no effect}}
      Spacer().kerning(2)  // expected-error {{has no effect}}
      Spacer().tracking(2)  // expected-error {{has no effect}}
      Spacer().baselineOffset(2)  // expected-error {{has no effect}}
      Spacer().fontDesign(.monospaced)  // expected-error {{has no effect}}
      Spacer().allowsTightening(true)  // expected-error {{has no effect}}
      // expected-error@+1 {{has no effect}}
      Button("Stay awake") { UIApplication.shared.isIdleTimerDisabled = true }
    }
  }
}

@MainActor func rounded(_ title: String) -> some View {
  VStack(alignment: .leading, spacing: 8) {
    Text(title).padding(10).cornerRadius(8)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
      .overlay(Circle().strokeBorder(Color.gray, lineWidth: 2)).cornerRadius(8)
    // expected-error@+1 {{extra argument 'wrong' in call}}
    Note(title: title, length: 3, wrong: 3).padding()
      .overlay(Capsule().stroke(Color.gray, lineWidth: 2)).cornerRadius(4)
  }
  .padding(16).cornerRadius(8)
  .overlay(Circle().strokeBorder(Color.gray, lineWidth: 2))
  .overlay(Circle().stroke(Color.gray, lineWidth: 2)).cornerRadius(3)
  .overlay(Circle().stroke(Color.gray, lineWidth: 2))
}

@MainActor func shadowed(_ title: String) -> some View {
  VStack(alignment: .leading, spacing: 8) {
    Text(title).padding(10).cornerRadius(8).shadow(radius: 3)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
      .overlay(Circle().strokeBorder(lineWidth: 2)).offset(x: 1, y: 2)
      .border(Color.red, width: 2).shadow(color: .red, radius: 2, x: 1, y: 1)
    // expected-error@+1 {{extra argument 'wrong' in call}}
    Note(title: title, length: 3, wrong: 3).padding()
      .overlay(Capsule().stroke(Color.gray, lineWidth: 2)).cornerRadius(4).shadow(radius: 3)
  }
  .padding(16).cornerRadius(8).shadow(radius: 8, x: 1).offset(x: 3)
  .overlay(Circle().strokeBorder(Color.gray, lineWidth: 2)).shadow(radius: 3)
  .overlay(Circle().stroke(Color.gray, lineWidth: 2)).cornerRadius(3).shadow(radius: 3)
}

@MainActor var notOnATerminal: some View {
  VStack {
    // expected-error@+1 {{Use onHover}}
    Color.red.onContinuousHover { phase in if case .active(let point) = phase { print(point) } }
    // expected-error@+1 {{Use Screen of TextBackend}}
    if let image = ImageRenderer(content: Text("A")).uiImage { Image(uiImage: image) }
  }
}

private struct ReadAloud: View {
  // expected-error@+1 {{Use FocusState}}
  @AccessibilityFocusState private var isFocused: Bool
  var body: some View { Text("A") }
}

// expected-error@+1 {{A terminal opens no documents: read and write the file of the value}}
private struct Document: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    text = string
  }

  // expected-error@+1 {{A terminal opens no documents: write the Data to a file}}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    .init(regularFileWithContents: Data(text.utf8))
  }
}

private struct DocumentApp: App {
  var body: some Scene {
    // expected-error@+1 {{use WindowGroup, with a view that lets fileImporter choose a file}}
    DocumentGroup(newDocument: Document()) { file in Editor(document: file.$document) }
  }
}

private struct Editor: View {
  @Binding var document: Document
  @State private var isExporting = false

  var body: some View {
    TextEditor(text: $document.text)
      // expected-error@+1 {{let fileImporter choose a folder, and write the file}}
      .fileExporter(isPresented: $isExporting, document: document, contentType: .plainText) { _ in }
  }
}

private struct Note: View, Identifiable {
  let id = 1
  var title: String
  var length = 2.0

  var body: some View { Text(title) }
}
