/// A gradient that is a view.
///
/// It fills all the space it is offered, or a single column or row where the proposal leaves the
/// size open.
private protocol GradientView: ForwardingView, ShapeStyle {}

extension GradientView {
  /// A rectangle filled with the gradient.
  package var target: some View { Rectangle().fill(self) }
}

extension LinearGradient: GradientView {}
extension RadialGradient: GradientView {}
extension EllipticalGradient: GradientView {}
extension AngularGradient: GradientView {}
