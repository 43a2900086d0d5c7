import Foundation

/// A maker's state that adjustments can be added to: a complete layout.
public protocol Adjustable {
  /// The complete layout.
  var adjustable: IndividualLayout { get }
}

extension IndividualLayout: Adjustable {
  @inlinable
  public var adjustable: IndividualLayout { self }
}

// A frame that is not complete is refused with what its axes still need.
extension IndividualProperty.Frame: Adjustable
where H: CompleteHorizontalAxis, V: CompleteVerticalAxis {
  @inlinable
  public var adjustable: IndividualLayout { IndividualLayout(horizontal.facts, vertical.facts) }
}

extension LayoutMaker where State: Adjustable {
  /// The maker with one more adjustment, which follows those before it.
  @inlinable
  func adjusting(_ adjustment: Adjustment) -> LayoutMaker<IndividualLayout> {
    var layout = state.adjustable
    layout.adjustments.append(adjustment)
    return .init(layout)
  }

  /// Moves the frame by `offset`: its x to the right and its y downwards, in points.
  @inlinable
  public func movingOrigin(by offset: CGPoint) -> LayoutMaker<IndividualLayout> {
    movingX(by: offset.x).movingY(by: offset.y)
  }

  /// The same with what a closure computes from the frame so far.
  @inlinable
  public func movingOrigin(
    by offset: @escaping (FrameProcess) -> CGPoint
  ) -> LayoutMaker<IndividualLayout> {
    addingProcess { process in
      let (frame, offset) = (process.frame, offset(process))
      return CGRect(
        origin: CGPoint(x: frame.origin.x + offset.x, y: frame.origin.y + offset.y),
        size: frame.size)
    }
  }

  /// Replaces the frame with what a closure makes of it.
  ///
  /// The closure runs when the layout is evaluated, after the facts and the adjustments before it, and
  /// gives a frame in the parent's coordinates. A negative length is reported and taken as 0; a number
  /// that is not finite is reported, and the view keeps its frame. Does not compile before both axes
  /// are complete.
  ///
  ///     maker.fitSize().setMiddleCenter(by: { $0.middleCenter })
  ///       .addingProcess { $0.frame.insetBy(dx: -8, dy: -4) }
  @inlinable
  public func addingProcess(
    by process: @escaping (FrameProcess) -> CGRect
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.process(process))
  }
}
