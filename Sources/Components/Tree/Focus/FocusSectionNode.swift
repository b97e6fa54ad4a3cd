/// A node whose contents are one target for the arrow keys: see ``View/focusSection()``.
final class FocusSectionNode: ContainerNode {}
