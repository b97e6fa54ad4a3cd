/// A node whose members have identities.
protocol IdentityContainer: Node {
  /// Returns the member that `id` identifies.
  func member(withID id: AnyHashable) -> Node?

  /// Returns the identity of `member`.
  func id(of member: Node) -> AnyHashable?
}
