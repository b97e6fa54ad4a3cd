import Components

struct Question: Identifiable, Equatable {
  let id: Int
  let text: String
  let answers: [String]
  let correctAnswer: Int

  static let all = [
    Question(
      id: 1, text: "Which planet is closest to the sun?",
      answers: ["Venus", "Mercury", "Mars"], correctAnswer: 1),
    Question(
      id: 2, text: "How many bits does a byte have?",
      answers: ["4", "8", "16"], correctAnswer: 1),
    Question(
      id: 3, text: "Which of these is a prime number?",
      answers: ["21", "27", "29"], correctAnswer: 2),
  ]
}

struct QuizView: View {
  let questions: [Question]
  @State private var index = 0
  @State private var score = 0
  @State private var selection: Int?

  var body: some View {
    VStack {
      if index < questions.count {
        QuestionView(question: questions[index], selection: $selection)
        Spacer()
        HStack {
          ProgressView(value: Double(index), total: Double(questions.count))
          Button("Next", action: next)
            .keyboardShortcut(.right)
            .disabled(selection == nil)
        }
      } else {
        ResultView(score: score, total: questions.count) {
          index = 0
          score = 0
        }
      }
    }
    .padding()
  }

  private func next() {
    if selection == questions[index].correctAnswer { score += 1 }
    selection = nil
    index += 1
  }
}

struct QuestionView: View {
  let question: Question
  @Binding var selection: Int?

  var body: some View {
    VStack(alignment: .leading) {
      Text("Question \(question.id)")
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(question.text)
        .font(.title)
      ForEach(question.answers.indices, id: \.self) { index in
        Button {
          selection = index
        } label: {
          HStack {
            Text(selection == index ? "◉" : "○")
            Text(question.answers[index])
          }
        }
        .buttonStyle(.plain)
      }
    }
  }
}

struct ResultView: View {
  let score: Int
  let total: Int
  let restart: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 1) {
      Text("You scored \(score) of \(total)")
        .font(.title)
        .foregroundColor(score == total ? .green : .orange)
      Button("Try Again", action: restart)
        .buttonStyle(.borderedProminent)
    }
  }
}
