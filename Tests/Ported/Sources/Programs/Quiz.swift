import SwiftUI

struct QuizView: View {
  @State private var countries = ["Estonia", "France", "Ghana"]
  @State private var correctAnswer = 1
  @State private var showingScore = false
  @State private var scoreTitle = ""
  @State private var score = 0

  var body: some View {
    ZStack {
      RadialGradient(
        stops: [
          .init(color: Color(red: 0.1, green: 0.2, blue: 0.45), location: 0.3),
          .init(color: Color(red: 0.76, green: 0.15, blue: 0.26), location: 0.3),
        ], center: .top, startRadius: 200, endRadius: 400
      )
      .ignoresSafeArea()

      VStack(spacing: 15) {
        VStack {
          Text("Choose")
            .font(.subheadline.weight(.heavy))
          Text(countries[correctAnswer])
            .font(.largeTitle.weight(.semibold))
        }
        ForEach(0..<3) { number in
          Button {
            flagTapped(number)
          } label: {
            Text(countries[number])
              .padding(.horizontal)
          }
        }
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 20)
      .background(.regularMaterial)
      .clipShape(.rect(cornerRadius: 20))
      .padding()
    }
    .alert(scoreTitle, isPresented: $showingScore) {
      Button("Continue", action: askQuestion)
    } message: {
      Text("Your score is \(score)")
    }
  }

  func flagTapped(_ number: Int) {
    scoreTitle = number == correctAnswer ? "Correct" : "Wrong"
    if number == correctAnswer { score += 1 }
    showingScore = true
  }

  func askQuestion() {
    correctAnswer = (correctAnswer + 1) % 3
  }
}
