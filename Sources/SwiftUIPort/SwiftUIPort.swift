// What a program written for SwiftUI and Combine gets from its imports on Apple's systems. It gets
// the parts of `Components` without what this itself declares: lengths in cells, colors as styles,
// and publishers of numbers, colors and elements. The compiler would try each of them beside its
// counterpart that takes points or a value, so that errors would take it many seconds.

@_exported import ComponentControls
@_exported import ComponentCore
@_exported import ComponentDrawing
@_exported import ComponentLists
@_exported import ComponentNavigation
@_exported import Foundation
@_exported import Observation
@_exported import Signals
@_exported import Terminal

// Elsewhere than on Apple's systems, `URLSession` is in a module of its own. It brings libcurl and
// the 30 libraries that this needs, so that a program starts 6 ms later and takes 7 MB more.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
