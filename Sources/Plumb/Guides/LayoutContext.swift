import Foundation

/// The context of an evaluation: the parent's space, the child, and the frames of references.
///
/// A context is either *live* or on *trial*. In a live context, references have their own frames. On trial, a
/// container computes its size from its own layouts: nothing is moved, and references have the frames that the trial
/// gives them. The same layout serves both.
@usableFromInline
@frozen
struct LayoutContext {
  @usableFromInline let space: ParentSpace
  @usableFromInline let parent: UnretainedHost
  @usableFromInline let child: UnretainedHost
  @usableFromInline let parentID: Int
  @usableFromInline let childID: Int
  /// The address of the parent if the context is live. On trial, it is -1, which matches no parent, so that no host
  /// counts as a plain sibling.
  @usableFromInline let siblingsParentID: Int
  @usableFromInline let trial: Unretained<TrialFrames>?

  /// A live context for hosts of known classes.
  @_alwaysEmitIntoClient @inline(always)
  init(parent: some Layoutable, child: some Layoutable) {
    space = ParentSpace(bounds: parent.plumbLayoutBounds, direction: parent.plumbDirection)
    self.parent = UnretainedHost(parent)
    self.child = UnretainedHost(child)
    parentID = Int(bitPattern: ObjectIdentifier(parent))
    childID = Int(bitPattern: ObjectIdentifier(child))
    siblingsParentID = parentID
    trial = nil
  }

  init(
    _ space: ParentSpace, parent: any Layoutable, child: any Layoutable, _ trial: TrialFrames?
  ) {
    self.space = space
    self.parent = UnretainedHost(parent)
    self.child = UnretainedHost(child)
    parentID = Int(bitPattern: ObjectIdentifier(parent))
    childID = Int(bitPattern: ObjectIdentifier(child))
    siblingsParentID = trial == nil ? parentID : -1
    self.trial = trial.map { Unretained($0) }
  }

  /// A context for hosts of unknown classes, live or on trial.
  init(anyParent parent: any Layoutable, anyChild child: any Layoutable, _ trial: TrialFrames?) {
    let space =
      if let trial { trial.space(of: parent) } else {
        ParentSpace(bounds: parent.plumbLayoutBounds, direction: parent.plumbDirection)
      }
    self.init(space, parent: parent, child: child, trial)
  }

  /// An area of the parent.
  @_alwaysEmitIntoClient @inline(always)
  func area(_ area: LayoutArea) -> CGRect {
    switch area {
    case .bounds: space.bounds
    default: parent.object.area(area, in: space.bounds)
    }
  }

  /// Whether `host` is a plain sibling of the child: the context is live, and `host` is another child of the parent,
  /// without a transform. A plain sibling is measured by its own frame.
  @_alwaysEmitIntoClient @inline(always)
  func hasPlainSibling(_ host: some Layoutable) -> Bool { plainSibling(host) != 0 }

  /// Whether both hosts are plain siblings of the child.
  @_alwaysEmitIntoClient @inline(always)
  func hasPlainSiblings(_ one: some Layoutable, _ other: some Layoutable) -> Bool {
    plainSibling(one) & plainSibling(other) != 0
  }

  /// 1 if `host` is a plain sibling of the child, otherwise 0.
  // Uses bits instead of `&&`, because `&&` is a branch. The optimizer gives up on callers with too many branches.
  @_alwaysEmitIntoClient @inline(always)
  func plainSibling(_ host: some Layoutable) -> UInt8 {
    let difference = host.parentAddress ^ siblingsParentID
    let isOther = Int(bitPattern: ObjectIdentifier(host)) ^ childID
    let isSibling = ~((difference | (0 &- difference)) >> (Int.bitWidth - 1)) & isOther
    return bit(isSibling != 0) & bit(!host.plumbIsTransformed)
  }

  @_alwaysEmitIntoClient @inline(always)
  func bit(_ condition: Bool) -> UInt8 { unsafeBitCast(condition, to: UInt8.self) }
}
