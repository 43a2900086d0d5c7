/// A target that a fact can be pinned to: a host, the box around several hosts, or around the visible ones.
///
///     maker.pinTop(to: title, with: { $0.bottom + 8 })
///     maker.pinTop(to: [title, image], with: { $0.bottom + 8 })            // the box around both
///     maker.pinTop(to: title.plumb.and(image), with: { $0.bottom + 8 })    // the same, no array
///     maker.pinTop(to: .visible([title, image]), with: { $0.bottom + 8 })  // hidden ones left out
public protocol LayoutReference {
  /// The reference in the form that a fact stores.
  @_documentation(visibility: internal)
  var plumbReference: ReferenceSource { get }

  /// The frame of the reference for a `QuickLayout`: the frame of one host, or the box around two children of one
  /// parent. It can be measured only if no host has a transform. By default, `nowhere`.
  @_documentation(visibility: internal)
  static func plumbQuickHost(of reference: Self) -> QuickHost

  /// Several references of this type in the form that a fact stores. By default, the group of their hosts.
  @_documentation(visibility: internal)
  static func plumbGroup(of references: [Self]) -> ReferenceSource
}

extension LayoutReference {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbQuickHost(of reference: Self) -> QuickHost { .nowhere }

  @_documentation(visibility: internal)
  public static func plumbGroup(of references: [Self]) -> ReferenceSource {
    .group(HostGroup(references.flatMap { $0.plumbReference.knownHosts }))
  }
}

extension Layoutable {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public var plumbReference: ReferenceSource { .host(self) }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbQuickHost(of reference: Self) -> QuickHost {
    .at(
      reference.plumbFrame, reference, in: reference.parentAddress,
      isTransformed: reference.plumbIsTransformed)
  }

  // One or two hosts need no array, so the optimizer removes it.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public static func plumbGroup(of references: [Self]) -> ReferenceSource {
    switch references.count {
    case 1: .host(references[0])
    case 2: .pair(references[0], references[1])
    default: .group(HostGroup(references))
    }
  }
}

extension Array: LayoutReference where Element: LayoutReference {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public var plumbReference: ReferenceSource { Element.plumbGroup(of: self) }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public static func plumbQuickHost(of reference: Self) -> QuickHost {
    reference.count == 2
      ? .around(
        Element.plumbQuickHost(of: reference[0]), Element.plumbQuickHost(of: reference[1]))
      : .nowhere
  }
}
