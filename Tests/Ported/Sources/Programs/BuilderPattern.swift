import Combine
import SwiftUI

struct CustomButton: View {
  // MARK: Text changing properties
  @State private var title: String
  private var titleChangePublisher: AnyPublisher<String?, Never> = .init(Just(nil))

  // MARK: Color changing properties
  @State private var color: Color = .blue
  // As initial color is .blue
  private var colorChangePublisher: AnyPublisher<Color?, Never> = .init(Just(nil))

  init(_ text: String = "") {
    self.title = text
  }

  var buttonView: some View {
    Text(title)
      .font(.title2)
      .foregroundStyle(.white)
      .padding()
      .frame(width: 180, height: 70)
      .background(color)
      .clipShape(.rect(cornerRadius: 8.0))
  }

  var body: some View {
    Button(
      action: { print("No action") },
      label: {
        buttonView
          .onReceive(
            colorChangePublisher,
            perform: { color in
              guard let color else { return }
              self.color = color
            }
          )
          .onReceive(
            titleChangePublisher,
            perform: { title in
              guard let title else { return }
              self.title = title
            })
      })
  }

  func colorChangingButton(_ publisher: AnyPublisher<Color?, Never>) -> Self {
    var view = self
    view.colorChangePublisher = publisher
    return view
  }

  func titleChangingButton(_ publisher: AnyPublisher<String?, Never>) -> Self {
    var view = self
    view.titleChangePublisher = publisher
    return view
  }
}

struct ContentView: View {
  @State var titleChangingSubject = PassthroughSubject<String?, Never>()
  @State var colorChangingSubject = PassthroughSubject<Color?, Never>()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var count = 0

  var body: some View {
    VStack {
      CustomButton("Custom button")
      CustomButton()
        .titleChangingButton(titleChangingSubject.eraseToAnyPublisher())
      CustomButton("Multicolor button")
        .colorChangingButton(colorChangingSubject.eraseToAnyPublisher())
      CustomButton()
        .titleChangingButton(titleChangingSubject.eraseToAnyPublisher())
        .colorChangingButton(colorChangingSubject.eraseToAnyPublisher())
    }
    .padding()
    .onReceive(timer) { _ in
      count += 1
      titleChangingSubject.send(["Delete All", "Select All"][count % 2])
      colorChangingSubject.send([Color.red, .green, .orange][count % 3])
    }
  }
}
