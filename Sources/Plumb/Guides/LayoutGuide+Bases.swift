import Foundation

// How a guide is made of what it measures.
//
// A guide makes its base itself. If it is given one, the base is a value of its own, and the parent in it
// is retained. The initializers are those of each type, since one for all guides would put the base into
// memory.

extension HorizontalGuide where Base == LayoutGuide.OfParent {
  @_alwaysEmitIntoClient @inline(always)
  init(_ space: ParentSpace, _ parent: any Layoutable) {
    measured = LayoutGuide.OfParent(space, parent, along: Horizontal.self)
  }
}

extension DirectionalGuide where Base == LayoutGuide.OfParent {
  @_alwaysEmitIntoClient @inline(always)
  init(_ space: ParentSpace, _ parent: any Layoutable) {
    measured = LayoutGuide.OfParent(space, parent, along: Directional.self)
  }
}

extension VerticalGuide where Base == LayoutGuide.OfParent {
  @_alwaysEmitIntoClient @inline(always)
  init(_ space: ParentSpace, _ parent: any Layoutable) {
    measured = LayoutGuide.OfParent(space, parent, along: Vertical.self)
  }
}

extension HorizontalGuide where Base == LayoutGuide.OfReference {
  @_alwaysEmitIntoClient @inline(always)
  init(_ reference: ReferenceFrame, in space: ParentSpace) {
    measured = LayoutGuide.OfReference(reference, in: space, along: Horizontal.self)
  }

  /// A sibling without a transform.
  @_alwaysEmitIntoClient @inline(always)
  init(sibling frame: CGRect, in space: ParentSpace) {
    measured = LayoutGuide.OfReference(sibling: frame, in: space, along: Horizontal.self)
  }
}

extension DirectionalGuide where Base == LayoutGuide.OfReference {
  @_alwaysEmitIntoClient @inline(always)
  init(_ reference: ReferenceFrame, in space: ParentSpace) {
    measured = LayoutGuide.OfReference(reference, in: space, along: Directional.self)
  }

  /// A sibling without a transform.
  @_alwaysEmitIntoClient @inline(always)
  init(sibling frame: CGRect, in space: ParentSpace) {
    measured = LayoutGuide.OfReference(sibling: frame, in: space, along: Directional.self)
  }
}

extension VerticalGuide where Base == LayoutGuide.OfReference {
  @_alwaysEmitIntoClient @inline(always)
  init(_ reference: ReferenceFrame, in space: ParentSpace) {
    measured = LayoutGuide.OfReference(reference, in: space, along: Vertical.self)
  }

  /// A sibling without a transform.
  @_alwaysEmitIntoClient @inline(always)
  init(sibling frame: CGRect, in space: ParentSpace) {
    measured = LayoutGuide.OfReference(sibling: frame, in: space, along: Vertical.self)
  }
}
