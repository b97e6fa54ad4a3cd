import Combine
import SwiftUI

final class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init(fruits: [String]) {
    $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { query in fruits.filter { $0.lowercased().hasPrefix(query.lowercased()) } }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] results in
        self?.results = results
      }
      .store(in: &cancellables)
  }
}

struct SearchView: View {
  @StateObject private var viewModel: SearchViewModel

  init(viewModel: SearchViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel)
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Fruit", text: $viewModel.query)
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .keyboardType(.asciiCapable)
        .padding(.horizontal)
      List(viewModel.results, id: \.self) { result in
        Text(result)
      }
    }
  }
}
