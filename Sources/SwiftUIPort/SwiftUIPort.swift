// What a program written for SwiftUI and Combine gets from its imports on Apple's systems.

@_exported import Components
@_exported import Foundation
@_exported import Observation
@_exported import Signals
@_exported import Terminal

// Elsewhere than on Apple's systems, `URLSession` is in a module of its own. It brings libcurl and
// the 30 libraries that this needs, so that a program starts 6 ms later and takes 7 MB more.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
