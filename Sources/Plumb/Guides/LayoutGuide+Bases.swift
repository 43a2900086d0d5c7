import Foundation

// The initializers that make a guide from what it measures.
//
// A guide makes its base itself: a base that is passed in would be a separate value that retains the parent. Each
// type has initializers of its own, because a shared one would force the base into memory.

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

  /// Creates the guide of a sibling without a transform.
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

  /// Creates the guide of a sibling without a transform.
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

  /// Creates the guide of a sibling without a transform.
  @_alwaysEmitIntoClient @inline(always)
  init(sibling frame: CGRect, in space: ParentSpace) {
    measured = LayoutGuide.OfReference(sibling: frame, in: space, along: Vertical.self)
  }
}
