import Components

struct Message: Identifiable {
  let id: Int
  let text: String
  let isMine: Bool
}

struct ChatView: View {
  @State private var messages = [Message(id: 0, text: "Hi! How are you?", isMine: false)]
  @State private var draft = ""

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 1) {
          ForEach(messages) { message in
            MessageBubble(message: message)
          }
        }
      }
      Divider()
      HStack {
        TextField("Message", text: $draft)
          .onSubmit(send)
        Button("Send", action: send)
          .disabled(draft.isEmpty)
      }
    }
  }

  private func send() {
    let text = draft.split(separator: " ").joined(separator: " ")
    guard !text.isEmpty else { return }
    append(text, isMine: true)
    append("You said: \(text)", isMine: false)
    draft = ""
  }

  private func append(_ text: String, isMine: Bool) {
    messages.append(Message(id: messages.count, text: text, isMine: isMine))
  }
}

struct MessageBubble: View {
  let message: Message

  var body: some View {
    Text(message.text)
      .padding(.horizontal, 1)
      .background(message.isMine ? Color.blue : Color.gray)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
  }
}
