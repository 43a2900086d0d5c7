import Foundation

extension LayoutMaker where State: AdjustableLayout {
  /// The maker with one more adjustment, which follows those before it.
  @usableFromInline
  func adjusting(_ adjustment: Adjustment) -> Self {
    LayoutMaker(state.adjusted(by: LayoutAdjustment.Step(adjustment)))
  }

  /// Moves the frame by `offset`: its x to the right and its y downwards, in points.
  ///
  /// Follows the facts and the adjustments before it. Does not compile before both axes are complete.
  public func movingOrigin(by offset: CGPoint) -> LayoutMaker<State> {
    movingX(by: offset.x).movingY(by: offset.y)
  }

  /// The same with what a closure computes from the frame so far.
  public func movingOrigin(
    by offset: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGPoint
  ) -> LayoutMaker<State> {
    addingProcess {
      let (frame, offset) = ($0.frame, offset($0))
      return CGRect(
        x: frame.origin.x + offset.x, y: frame.origin.y + offset.y,
        width: frame.size.width, height: frame.size.height)
    }
  }

  /// Replaces the frame with what a closure makes of it.
  ///
  /// The closure runs when the layout is evaluated, after the facts and the adjustments before it. It
  /// gives a frame in the parent's coordinates. A negative length is reported and taken as 0. If a
  /// number is not finite, it is reported, and the view keeps its frame. Does not compile before both
  /// axes are complete.
  ///
  ///     maker.fitSize().setMiddleCenter(offset: .zero)
  ///       .addingProcess { $0.frame.insetBy(dx: -8, dy: -4) }
  public func addingProcess(
    by process: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGRect
  ) -> LayoutMaker<State> {
    adjusting(.process { process(PlaneGuide($0)) })
  }

  /// Calls `action` with the child's frame each time the layout has been applied.
  ///
  /// The frame is in the parent's coordinates, mended, adjusted and on the grid. The action runs live
  /// only, never on trial, and not if the layout has no frame. It must not lay anything out. Does not
  /// compile before both axes are complete.
  ///
  ///     maker.setTop(inset: 8).setLeading(inset: 8).fitSize()
  ///       .afterLayout { [weak shadow] in shadow?.path = CGPath(rect: $0) }
  public func afterLayout(
    _ action: @escaping (CGRect) -> Void
  ) -> LayoutMaker<State> {
    adjusting(.afterLayout(action))
  }
}
