// swift-format-ignore-file
// The code is the document's, except for the place of one comment.
import SwiftUIPort

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
        Button(action: { print("No action") }, label: {
            buttonView
                .onReceive(colorChangePublisher, perform: { color in
                    guard let color else { return }
                    self.color = color
                })
                .onReceive(titleChangePublisher, perform: { title in
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
