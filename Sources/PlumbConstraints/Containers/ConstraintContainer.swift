@_spi(PlumbFrontEnd) import Plumb

/// A container that keeps constraints between its children, beside stored layouts.
///
/// ``ConstraintView`` is one that is ready to be used. A view of your own becomes one with two stored
/// properties and a call:
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
/// **Which views are moved.** A child is constrained if it stands on the left side of a constraint, or
/// on the right side of one about the container itself. Everything else that is mentioned stays where it
/// is or where its layout puts it, and is measured. A child that has a layout and stands on the left is
/// reported, and keeps its layout.
///
/// **How.** The container's pass solves the constraints of all children that depend on each other
/// together: widths first, then the heights that contents ask for at those widths, then the rest. A
/// child's own size is defended with two priorities, hugging (250) and compression (750). Frames are put
/// on the pixel grid by their edges. A side that no constraint decides is as small, or as near to the
/// container's top leading corner, as it can be; see `ambiguousSides(of:)`.
///
/// **What it costs.** Adding or removing a constraint has the next pass work out the structure again, in
/// proportion to the number of constraints. A change of size, of constants or of contents only repeats
/// the arithmetic that it reaches.
public protocol ConstraintContainer: LayoutInfoStorable {
  /// The constraints of the children: a stored property, of this container alone.
  var constraintInfo: ConstraintInfo { get }

  /// Whether the container scrolls, so that its own edges are those of its content. By default, false.
  var scrollsConstrainedContent: Bool { get }

  /// Along which axes the constraints alone say how long the content is, if the container scrolls. Across them it is as
  /// long as what is in view, with a priority of 999. By default, both.
  var constrainedScrollAxes: ScrollAxes { get }
}

extension ConstraintContainer {
  public var scrollsConstrainedContent: Bool { false }
  public var constrainedScrollAxes: ScrollAxes { .both }
}

extension LayoutScope where Host: ConstraintContainer {
  /// Keeps the equations between the children, from the next layout pass on.
  ///
  ///     let constraints = card.plumb.activate {
  ///       title.anchors.leading == card.anchors.leading + 8
  ///       title.anchors.top == photo.anchors.bottom + 4
  ///       title.anchors.width <= card.anchors.width * 0.5 <<~ .high
  ///     }
  ///
  /// The closure runs once, now. Numbers are points in the container's coordinates. Nothing is solved
  /// until the pass; what cannot hold is reported then, with the source line.
  @discardableResult
  public func activate(
    @ConstraintBuilder _ equations: () -> [Equation]
  ) -> [LayoutConstraint] {
    let constraints = evaluate(equations)
    activateAll(constraints)
    return constraints
  }

  /// Keeps constraints that were made before. It is one change, however many there are.
  // By a name of its own, so that the compiler looks for a mistake inside a block and not at its brackets.
  public func activateAll(_ constraints: [LayoutConstraint]) {
    scopedHost.constraintInfo.begin(in: scopedHost)
    scopedHost.constraintInfo.add(constraints)
  }

  /// Forgets constraints. It is one change, however many there are.
  public func deactivate(_ constraints: [LayoutConstraint]) { constraints.deactivate() }

  /// The constraints that are active here, the oldest first.
  public var constraints: [LayoutConstraint] {
    hasConstraints ? scopedHost.constraintInfo.constraints : []
  }

  /// Whether there are any, those among them that waited for a child.
  var hasConstraints: Bool {
    scopedHost.takeAwaitedKeeps()
    return !scopedHost.constraintInfo.constraints.isEmpty
  }
}
