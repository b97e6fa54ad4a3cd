/// Declares a value of the environment without a key of its own.
///
///     extension EnvironmentValues {
///       @Entry var cardPadding: CGFloat = 8
///     }
///
/// The value after the equals sign holds where no view sets another; that of an optional may be
/// left out. In an extension of ``FocusedValues``, the type is an optional without a value.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIPortMacros", type: "Entry")

/// Computes the value of a key that ``Entry()`` creates.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "SwiftUIPortMacros", type: "EntryDefaultValue")
