import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension LayoutScope where Host: ConstraintContainer {
  /// The size that the constraints need, as close to `target` as possible.
  ///
  ///     let smallest = card.plumb.fittingSize()
  ///     let height = card.plumb.fittingSize(
  ///       CGSize(width: 320, height: 0), horizontal: .required
  ///     ).height
  ///
  /// The size is in points and on the container's pixel grid. Each priority says how strongly a side keeps its length
  /// in `target`. At `.fitting`, the needs of the children win; at `.required`, the side is kept. No view is moved, and
  /// no issue is reported. If the cached structure is not stale, only its numbers change.
  public func fittingSize(
    _ target: CGSize = .zero, horizontal: ConstraintPriority = .fitting,
    vertical: ConstraintPriority = .fitting
  ) -> CGSize {
    fittingSize(FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
  }

  /// The size that the constraints and the stored layouts need if the container is offered `size`.
  ///
  /// Call it from the container's `sizeThatFits(_:)`. Each side is as short as the children allow, and at most as long
  /// as offered, unless required constraints need more. For an unlimited side, pass `CGFloat.greatestFiniteMagnitude`.
  /// Children with layouts are measured in the size that the constraints need, and may enlarge it. But if a layout
  /// depends on the length of a limited side, that side has the offered length, as without constraints.
  ///
  ///     override func sizeThatFits(_ size: CGSize) -> CGSize {
  ///       plumb.constrainedSizeThatFits(size)
  ///     }
  public func constrainedSizeThatFits(
    _ size: CGSize, trailingPadding: CGFloat = 0, bottomPadding: CGFloat = 0
  ) -> CGSize {
    guard hasConstraints else {
      return sizeThatFits(size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    }
    let fitted = fittingSize(FittingTarget(room: size))
    guard scopedHost.constraintInfo.system?.structure.layouts.contains(true) ?? false else {
      return fitted
    }
    let condition = layoutCondition(in: triedBounds(FittingTarget(room: size)))
    let keepsWidth =
      size.width.isLimited && ownLayoutsDependOnParent(alongRows: false, under: condition)
    let keepsHeight =
      size.height.isLimited && ownLayoutsDependOnParent(alongRows: true, under: condition)
    var least = fitted
    if keepsWidth || keepsHeight {
      // The fitting size is found again. If one side has the offered length, the other side may become shorter or
      // longer.
      least = fittingSize(
        FittingTarget(
          size: CGSize(width: keepsWidth ? size.width : 0, height: keepsHeight ? size.height : 0),
          horizontal: keepsWidth ? .required - 1 : .fitting,
          vertical: keepsHeight ? .required - 1 : .fitting, room: size))
    }
    // An unlimited side may have to grow for children that are pinned to its far edge or its center.
    let box = sizeThatFits(
      CGSize(
        width: size.width.isLimited ? least.width : size.width,
        height: size.height.isLimited ? least.height : size.height),
      atLeast: least, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
    return CGSize(
      width: max(keepsWidth ? fitted.width : least.width, box.width),
      height: max(keepsHeight ? fitted.height : least.height, box.height))
  }

  private func fittingSize(_ target: FittingTarget) -> CGSize {
    let bounds = triedBounds(target)
    return sizeOnTrial(in: bounds) { surroundings in
      scopedHost.prepareConstraints(under: layoutCondition(in: bounds))
      guard let system = scopedHost.constraintInfo.system else { return target.size }
      return scopedHost.plumbPixelGrid.fitted(size(target, system, in: surroundings))
    }
  }

  /// The bounds in which conditions are evaluated and areas such as the safe area are measured. Their size depends on
  /// the target, not on the container's current frame. A side with a limit in `target.room` is as long as the limit. A
  /// side without a limit has the target's length if its priority is required, otherwise 0. But no side is shorter than
  /// the insets of the areas, so that no inset is cut off.
  private func triedBounds(_ target: FittingTarget) -> CGRect {
    func tried(_ room: CGFloat, _ size: CGFloat, _ priority: ConstraintPriority, _ insets: CGFloat)
      -> CGFloat
    {
      max(insets, room.isLimited ? room : priority == .required ? size : 0)
    }
    let insets = scopedHost.areaInsets
    let size = CGSize(
      width: tried(target.room.width, target.size.width, target.horizontal, insets.width),
      height: tried(target.room.height, target.size.height, target.vertical, insets.height))
    return CGRect(origin: scopedHost.plumbBounds.origin, size: size)
  }

  /// The size for a target. The call may be re-entrant: a content that is being measured may ask for its container's
  /// size. Then a separate system is solved, so that the system being solved does not change. If a content asks again
  /// while the separate system is being solved, it gets the container's current size.
  private func size(
    _ target: FittingTarget, _ system: ConstraintSystem, in surroundings: JointSurroundings
  ) -> CGSize {
    let info = scopedHost.constraintInfo
    if !system.runs.isSettling { return system.fittingSize(target, in: surroundings) }
    if info.isAskedBack { return scopedHost.plumbBounds.size }
    info.isAskedBack = true
    defer { info.isAskedBack = false }
    let own = ConstraintSystem(
      system.structure, info, in: scopedHost, scopedHost.plumbChildren as [any Layoutable])
    return own.fittingSize(target, in: surroundings)
  }
}

extension LayoutScope where Host: ConstraintContainer {
  /// The sides of a child's frame that the constraints leave undecided. Empty for a child that is not constrained,
  /// and before the first pass.
  ///
  ///     card.plumb.ambiguousSides(of: title)    // [.width]: nothing says how wide it is
  ///
  /// A side is also ambiguous if constraints of the same priority contradict each other about it. The call is cheap
  /// if required constraints decide. Otherwise a group of constraints is solved again.
  public func ambiguousSides(of child: some Layoutable) -> Set<FrameSide> {
    guard let system = scopedHost.constraintInfo.system,
      let member = system.member(ObjectIdentifier(child))
    else { return [] }
    return Set(
      FrameSide.allCases.filter { side in
        switch side {
        case .start: system.isAmbiguous(.start, of: member)
        case .top: system.isAmbiguous(.top, of: member)
        case .width: system.isAmbiguous(.width, of: member)
        case .height: system.isAmbiguous(.height, of: member)
        }
      })
  }
}

/// A side or length of a frame that constraints decide.
public enum FrameSide: Hashable, Sendable, CaseIterable {
  /// The leading edge.
  case start
  /// The top edge.
  case top
  /// The width.
  case width
  /// The height.
  case height
}
