/// A reference that is looked up each time the layout is evaluated: the `.lookup { … }` in
/// `pinTop(to: .lookup { [weak self] in self?.selected }, with: { $0.bottom })`.
///
/// If the look-up gives nil, the fact is reported and the view keeps its frame.
@frozen
public struct LookedUpReference: LayoutReference {
  @usableFromInline let find: () -> (any Layoutable)?

  @_alwaysEmitIntoClient @inline(always)
  init(_ find: @escaping () -> (any Layoutable)?) {
    self.find = find
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public var plumbReference: ReferenceSource { .lookup(find) }
}

extension LayoutReference where Self == LookedUpReference {
  /// The host that the closure returns. The closure runs each time the layout is evaluated.
  ///
  ///     maker.pinTop(to: .lookup { [weak self] in self?.selected }, with: { $0.bottom + 8 })
  @_alwaysEmitIntoClient @inline(always)
  public static func lookup(
    _ find: @escaping () -> (any Layoutable)?
  ) -> LookedUpReference { LookedUpReference(find) }
}
