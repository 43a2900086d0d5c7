import Foundation

/// One axis of a quick layout: two places, a length, and margins before and after.
@_documentation(visibility: internal)
@frozen
public struct QuickAxis {
  @usableFromInline typealias All = (
    near: QuickPlace, far: QuickPlace, length: CGFloat, lengthPart: CGFloat, before: CGFloat,
    after: CGFloat, hasLength: Bool, asking: QuickAsking
  )

  @usableFromInline let all: All

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @_alwaysEmitIntoClient @inline(always)
  static var nothing: QuickAxis {
    QuickAxis((.nowhere, .nowhere, 0, 0, 0, 0, false, .nobody))
  }
}

extension QuickAxis {
  @_alwaysEmitIntoClient @inline(always)
  public func with(near: QuickPlace) -> QuickAxis {
    let (_, far, length, lengthPart, before, after, hasLength, asking) = all
    return QuickAxis((near, far, length, lengthPart, before, after, hasLength, asking))
  }

  @_alwaysEmitIntoClient @inline(always)
  public func with(far: QuickPlace) -> QuickAxis {
    let (near, _, length, lengthPart, before, after, hasLength, asking) = all
    return QuickAxis((near, far, length, lengthPart, before, after, hasLength, asking))
  }

  /// Sets the length to a number of points plus a part of the parent's length.
  @_alwaysEmitIntoClient @inline(always)
  public func with(length: CGFloat, part: CGFloat) -> QuickAxis {
    let (near, far, _, _, before, after, _, asking) = all
    return QuickAxis((near, far, length, part, before, after, true, asking))
  }

  @_alwaysEmitIntoClient @inline(always)
  public func with(before: CGFloat) -> QuickAxis {
    let (near, far, length, lengthPart, _, after, hasLength, asking) = all
    return QuickAxis((near, far, length, lengthPart, before, after, hasLength, asking))
  }

  @_alwaysEmitIntoClient @inline(always)
  public func with(after: CGFloat) -> QuickAxis {
    let (near, far, length, lengthPart, before, _, hasLength, asking) = all
    return QuickAxis((near, far, length, lengthPart, before, after, hasLength, asking))
  }

  /// A copy of the axis whose length the child is asked for, without a limit.
  @_alwaysEmitIntoClient @inline(always)
  public var fitted: QuickAxis { asking(.child) }

  /// A copy of the axis whose length the child is asked for. The length that was set becomes the offer.
  @_alwaysEmitIntoClient @inline(always)
  public var offered: QuickAxis { asking(.childOffered) }

  /// A copy of the axis whose length the child is asked for. The child is offered its current length, or no limit if
  /// that is 0.
  @_alwaysEmitIntoClient @inline(always)
  public var offeredPresent: QuickAxis { asking(.childOfferedPresent) }

  @_alwaysEmitIntoClient @inline(always)
  func asking(_ asking: QuickAsking) -> QuickAxis {
    let (near, far, length, lengthPart, before, after, hasLength, _) = all
    return QuickAxis((near, far, length, lengthPart, before, after, hasLength, asking))
  }

  /// Whether the axis has a length that was set, or two places. A length that was set may be only an offer to the
  /// child.
  @_alwaysEmitIntoClient @inline(always)
  var isKnown: Bool { all.hasLength || all.near.isThere && all.far.isThere }

  /// Whether the child is asked for the length without a limit.
  @_alwaysEmitIntoClient @inline(always)
  var asksChild: Bool {
    if case .child = all.asking { return true }
    return false
  }

  /// Whether no fact of this axis decides the length. Then the child keeps its current length, unless the layout has a
  /// ratio.
  @_alwaysEmitIntoClient @inline(always)
  var isUnsaid: Bool { !isKnown && !all.asking.isOpen }

  /// Whether the axis has both edges and a length: more than two facts.
  @_alwaysEmitIntoClient @inline(always)
  var isOverdone: Bool {
    (all.hasLength || all.asking.isOpen) && all.near.isThere && all.far.isThere
  }
}

/// Whether the child is asked for a length, and what it is offered.
@usableFromInline
@frozen
enum QuickAsking: UInt8 {
  case nobody
  case child
  /// The child is asked, and is offered the length that was set. If no length was set, this is the same as
  /// `childOfferedPresent`.
  case childOffered
  /// The child is asked, and is offered the length that it has.
  case childOfferedPresent

  @_alwaysEmitIntoClient @inline(always)
  var isOpen: Bool {
    if case .nobody = self { return false }
    return true
  }
}

extension QuickAxis {
  @_alwaysEmitIntoClient @inline(always)
  func placed<Axis: FrameAxis>(
    _ axis: Axis.Type, _ ratio: CGFloat, in context: LayoutContext, _ now: () -> CGRect
  ) -> PlacedAxis {
    let (near, far, length, lengthPart, before, after, hasLength, asking) = all
    let parent = LayoutSpan(of: context.space.bounds, along: axis)
    let first =
      near.isThere || far.isThere
      ? (near.isThere ? near : far).placed(parent, before, after, in: context)
      : PlacedPart(0, at: LayoutSpan(of: now(), along: axis).origin, .part)
    switch asking {
    case .child:
      return PlacedAxis(first, .fitted(offer: .greatestFiniteMagnitude))
    case .nobody where ratio != 0:
      return PlacedAxis(first, .ratio(ratio))
    case .nobody where near.isThere && far.isThere:
      return PlacedAxis(first, far.placed(parent, before, after, in: context))
    case .nobody, .childOffered, .childOfferedPresent:
      var isSaid = hasLength
      if case .childOfferedPresent = asking { isSaid = false }
      let said =
        isSaid
        ? length + parent.length * lengthPart : LayoutSpan(of: now(), along: axis).length
      if case .nobody = asking { return PlacedAxis(first, .known(said)) }
      // A length of 0 that was not set is no limit.
      let isLimit = isSaid || said != 0
      return PlacedAxis(first, .fitted(offer: isLimit ? said : .greatestFiniteMagnitude))
    }
  }
}
