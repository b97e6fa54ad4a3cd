// What a program written for SwiftUI and Combine gets from its imports on Apple's systems.

@_exported import Components
@_exported import Foundation
@_exported import Observation
@_exported import Signals
@_exported import Terminal
