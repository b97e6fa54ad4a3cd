import Components
import Signals

private struct Item: Identifiable, Sendable {
  let id = 1
}

@MainActor
func showPresentations() {
  let isPresented = CurrentValueSubject<Bool, Never>(true)
  let item = CurrentValueSubject<Item?, Never>(Item())
  show(text.alert("text", isPresented: isPresented) { Button("text") {} })
  show(
    text.alert("text", item: item) { _ in
      Button("text") {}
    } message: { _ in
      text
    })
  show(
    text.alert(item: item, title: { _ in text }) { _ in
      Button("text") {}
    } message: { _ in
      text
    })
  show(text.alert(text, isPresented: isPresented) { Button("text") {} })
  show(text.confirmationDialog("text", isPresented: isPresented) { Button("text") {} })
  show(text.confirmationDialog(text, isPresented: isPresented) { Button("text") {} })
  show(
    text.alert("text", isPresented: isPresented, presenting: 1) { _ in
      Button("text") {}
    })
  show(
    text.alert("text", isPresented: isPresented, presenting: 1) { _ in
      Button("text") {}
    } message: { _ in
      text
    })
  show(
    text.alert(text, isPresented: isPresented, presenting: 1) { _ in
      Button("text") {}
    } message: { _ in
      text
    })
  show(
    text.confirmationDialog("text", isPresented: isPresented, presenting: 1) { _ in
      Button("text") {}
    })
  show(
    text.confirmationDialog("text", isPresented: isPresented, presenting: 1) { _ in
      Button("text") {}
    } message: { _ in
      text
    })
  show(
    text.confirmationDialog(text, isPresented: isPresented, presenting: 1) { _ in
      Button("text") {}
    } message: { _ in
      text
    })
  show(text.fullScreenCover(isPresented: isPresented) { text })
  show(text.fullScreenCover(item: item) { _ in text })
  show(text.popover(isPresented: isPresented) { text })
  show(text.popover(item: item) { _ in text })
  show(text.sheet(isPresented: isPresented) { text })
  show(text.sheet(item: item) { _ in text })
  show(text.toasts(strings))
  show(NavigationStack { text.navigationDestination(isPresented: isPresented) { text } })
  show(NavigationStack { text.navigationDestination(item: optionalStrings) { _ in text } })
  let visibilities = CurrentValueSubject<Visibility, Never>(.hidden)
  show(text.toolbar(visibilities, for: .navigationBar))
  show(text.toolbarBackground(colors))
  show(text.navigationBarBackButtonHidden(bools))
  show(NavigationStack(path: CurrentValueSubject<[Int], Never>([])) { text })
  show(NavigationStack(path: .constant(NavigationPath())) { text })
  let visibility = CurrentValueSubject<NavigationSplitViewVisibility, Never>(.automatic)
  show(
    NavigationSplitView(columnVisibility: visibility) {
      text
    } detail: {
      text
    })
  show(
    NavigationSplitView(columnVisibility: visibility) {
      text
    } content: {
      text
    } detail: {
      text
    })
}
