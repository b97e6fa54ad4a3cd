@_exported import SwiftUIPort
