@_spi(PlumbFrontEnd) import Plumb

/// A container that lays out its children by constraints, in addition to stored layouts.
///
/// ``ConstraintView`` is ready to use. To make a view of your own a container, add two stored properties and a call:
///
///     final class CardView: HeadlessView, ConstraintContainer {
///       let layoutInfo = LayoutInfo()
///       let constraintInfo = ConstraintInfo()
///
///       override func layoutSubviews() {
///         super.layoutSubviews()
///         plumb.layoutStoredSubviews()
///       }
///     }
///
///     card.plumb.activate {
///       title.anchors.leading == card.anchors.leading + 8
///       title.anchors.trailing <= card.anchors.trailing - 8
///       title.anchors.top == card.anchors.top + 8
///     }
///
/// **Which views are moved.** A child is constrained if it is on the left side of a constraint, or on the right side
/// of a constraint with the container on its left side. All other views in equations are only measured, where they are
/// or where their layout puts them. A child with a layout keeps it. If such a child is on a left side, that is
/// reported, unless the view on the right side is constrained.
///
/// **How.** The pass solves the constraints of children that depend on each other together: widths first, then the
/// heights of their contents at those widths, then the rest. A child's own size is kept with two priorities: hugging
/// (250) and compression (750). Frames are put on the pixel grid by their edges. An undecided length is as small as
/// possible, and an undecided position as close to the container's top leading corner as possible; see
/// `ambiguousSides(of:)`.
///
/// **What it costs.** After a constraint was added or removed, the next pass rebuilds the structure, in proportion to
/// the number of constraints. A change of size, constants or contents only repeats the arithmetic that depends on it.
public protocol ConstraintContainer: LayoutInfoStorable {
  /// The constraints of the children. Implement it as a stored property that no other container shares.
  var constraintInfo: ConstraintInfo { get }

  /// Whether the container scrolls. If it does, its edges in equations are those of its content. False by default.
  var scrollsConstrainedContent: Bool { get }

  /// The axes along which the constraints decide the content's length, if the container scrolls. On the other axes, a
  /// constraint of priority 999 keeps the content as long as the visible part. Both axes by default.
  var constrainedScrollAxes: ScrollAxes { get }
}

extension ConstraintContainer {
  public var scrollsConstrainedContent: Bool { false }
  public var constrainedScrollAxes: ScrollAxes { .both }
}

extension LayoutScope where Host: ConstraintContainer {
  /// Activates equations between the children. They take effect in the next layout pass.
  ///
  ///     let constraints = card.plumb.activate {
  ///       title.anchors.leading == card.anchors.leading + 8
  ///       title.anchors.top == photo.anchors.bottom + 4
  ///       title.anchors.width <= card.anchors.width * 0.5 <<~ .high
  ///     }
  ///
  /// The closure runs once, immediately. Numbers are points in the container's coordinates. Nothing is solved before
  /// the pass, which also reports conflicts with their source lines.
  @discardableResult
  public func activate(
    @ConstraintBuilder _ equations: () -> [Equation]
  ) -> [LayoutConstraint] {
    let constraints = evaluate(equations)
    activateAll(constraints)
    return constraints
  }

  /// Activates existing constraints in this container, even if ``LayoutConstraint/activate()`` would choose another
  /// container. The container is invalidated once for all of them.
  // The method is not named `activate`, so that the compiler points at a mistake inside a block and not at the braces
  // of the block.
  public func activateAll(_ constraints: [LayoutConstraint]) {
    scopedHost.constraintInfo.begin(in: scopedHost)
    scopedHost.constraintInfo.add(constraints)
  }

  /// Deactivates constraints, also those that are active in another container. Each container is invalidated once.
  public func deactivate(_ constraints: [LayoutConstraint]) { constraints.deactivate() }

  /// The constraints that are active in this container, the oldest first.
  public var constraints: [LayoutConstraint] {
    hasConstraints ? scopedHost.constraintInfo.constraints : []
  }

  /// Whether the container has constraints. First applies the values that `keep` set on children before they were
  /// added.
  var hasConstraints: Bool {
    scopedHost.takeAwaitedKeeps()
    return !scopedHost.constraintInfo.constraints.isEmpty
  }
}
