/// The label of a control. Several views, such as a title and a subtitle, are a column.
struct StackedLabel<Label: View>: View {
  let label: Label

  var body: some View {
    if label is any SeveralViews {
      VStack(alignment: .leading) { label }
    } else {
      label
    }
  }
}

/// Several views in a row.
private protocol SeveralViews {}

extension TupleView: SeveralViews {}
