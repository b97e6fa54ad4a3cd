import Components
import Signals
import TextBackend

let titles = CurrentValueSubject<String?, Never>("Select All")
let colors = CurrentValueSubject<Color?, Never>(.red)
let screen = Screen(columns: 60, rows: 24) {
  VStack {
    Text("Title changing")
    CustomButton().titleChangingButton(titles.eraseToAnyPublisher())
    Divider()
    CustomButton("Multicolor").colorChangingButton(colors.eraseToAnyPublisher())
    Divider()
    Button("Plain") { titles.send("pressed") }.title(titles)
    Button("Disabled").disabled()
  }
}
print(screen.text)
let b = screen.bytes()
print(String(decoding: b, as: UTF8.self).replacing("\u{1B}", with: "^"), b.count)
titles.send("Delete All")
let c = screen.bytes()
print(String(decoding: c, as: UTF8.self).replacing("\u{1B}", with: "^"), c.count)
screen.press(.tab); print(screen.text)
screen.press(.down); print(screen.text)
screen.press(.down); print(screen.text)
screen.press(.enter); print(screen.text)
print(screen.bytes().count, screen.bytes().count)
