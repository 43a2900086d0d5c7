import Foundation

extension LayoutMaker where State: AdjustableLayout {
  /// The maker with one more adjustment after the existing ones.
  @usableFromInline
  func adjusting(_ adjustment: Adjustment) -> Self {
    LayoutMaker(state.adjusted(by: LayoutAdjustment.Step(adjustment)))
  }

  /// Moves the frame by `offset`, in points: x to the right and y downwards.
  ///
  /// Applied after the facts and earlier adjustments. Does not compile before both axes are complete.
  public func movingOrigin(by offset: CGPoint) -> LayoutMaker<State> {
    movingX(by: offset.x).movingY(by: offset.y)
  }

  /// Moves the frame by an offset that a closure computes from the frame so far.
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

  /// Replaces the frame with one that a closure computes from it.
  ///
  /// The closure runs when the layout is evaluated, after the facts and earlier adjustments. It returns a frame in
  /// the parent's coordinates. A negative length is reported, and becomes 0. If a number is not finite, it is
  /// reported, and the view keeps its frame. Does not compile before both axes are complete.
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
  /// The frame is settled: in the parent's coordinates, adjusted and on the pixel grid. The action only runs in
  /// passes, never on trial, and not if the layout has no frame. It must not trigger layout. Does not compile before
  /// both axes are complete.
  ///
  ///     maker.setTop(inset: 8).setLeading(inset: 8).fitSize()
  ///       .afterLayout { [weak shadow] in shadow?.path = CGPath(rect: $0) }
  public func afterLayout(
    _ action: @escaping (CGRect) -> Void
  ) -> LayoutMaker<State> {
    adjusting(.afterLayout(action))
  }
}
