// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesSize {
  /// Decides the width and the height, in points.
  ///
  /// A constant. A negative length is reported when the layout is evaluated, and taken as 0. Each
  /// axis then needs one position. Does not compile if an axis is complete or has its length
  /// already.
  @_alwaysEmitIntoClient @inline(always)
  public func setSize(to size: CGSize) -> LayoutMaker<State.AddingSize> {
    .init(
      state.adding(Horizontal.Width(.constant(size.width)), Vertical.Height(.constant(size.height)))
    )
  }

  /// Decides the width and the height, in points.
  ///
  /// Constants. A negative length is reported when the layout is evaluated, and taken as 0. Each
  /// axis then needs one position. Does not compile if an axis is complete or has its length
  /// already.
  ///
  ///     maker.setSize(width: 120, height: 44)
  @_alwaysEmitIntoClient @inline(always)
  public func setSize(width: CGFloat, height: CGFloat) -> LayoutMaker<State.AddingSize> {
    .init(state.adding(Horizontal.Width(.constant(width)), Vertical.Height(.constant(height))))
  }

  /// Decides the width and the height: a size that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one position. Does not compile if
  /// an axis is complete or has its length already.
  ///
  ///     maker.setSize(like: photo.plumb.size)
  ///     maker.setSize(like: .parent.size * 0.5)
  ///     maker.setSize(like: .measured { CGSize(width: $0.width / 2, height: 44) })
  @_alwaysEmitIntoClient @inline(always)
  public func setSize(like size: LayoutPlaceSize) -> LayoutMaker<State.AddingSize> {
    .init(state.adding(Horizontal.Width(size.width.source), Vertical.Height(size.height.source)))
  }

  /// Makes the size what the child asks for when it is offered all the room there is.
  ///
  /// The child is asked once each time the layout is evaluated. Each axis then needs one position.
  /// Does not compile if an axis is complete or has its length already.
  @_alwaysEmitIntoClient @inline(always)
  public func fitSize() -> LayoutMaker<State.AddingSize> {
    .init(state.adding(Horizontal.Width(.fitted), Vertical.Height(.fitted)))
  }

  /// Makes the size what the child asks for when it is offered what the closure gives, in points.
  ///
  /// The closure runs once for each axis each time the layout is evaluated; the child is asked
  /// once. Each axis then needs one position. Does not compile if an axis is complete or has its
  /// length already.
  ///
  ///     maker.fitSize(by: { CGSize(width: $0.width * 0.7, height: .greatestFiniteMagnitude) })
  @_alwaysEmitIntoClient @inline(always)
  public func fitSize(by offer: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize)
    -> LayoutMaker<State.AddingSize>
  {
    .init(
      state.adding(
        Horizontal.Width(
          .other(OtherLength(.fittedBy(.horizontal { offer(PlaneGuide($0.base)).width })))),
        Vertical.Height(
          .other(OtherLength(.fittedBy(.vertical { offer(PlaneGuide($0.base)).height }))))))
  }

  /// Makes the size the largest one of `ratio` inside a size computed from the parent's guides.
  ///
  /// The ratio is the width divided by the height. The closure runs once for each axis each time
  /// the layout is evaluated. Each axis then needs one position. Does not compile if an axis is
  /// complete or has its length already.
  ///
  ///     maker.aspectFit(ratio: 16 / 9, in: { $0.safeAreaGuide.size })
  @_alwaysEmitIntoClient @inline(always)
  public func aspectFit(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingSize> {
    .init(
      state.adding(
        Horizontal.Width(
          .computed(
            .horizontal { AspectMode.fit.size(of: ratio, in: size(PlaneGuide($0.base))).width })),
        Vertical.Height(
          .computed(
            .vertical { AspectMode.fit.size(of: ratio, in: size(PlaneGuide($0.base))).height }))))
  }

  /// Makes the size the smallest one of `ratio` that covers a size computed from the parent's
  /// guides.
  ///
  /// The ratio is the width divided by the height. The closure runs once for each axis each time
  /// the layout is evaluated. Each axis then needs one position. Does not compile if an axis is
  /// complete or has its length already.
  ///
  ///     maker.aspectFill(ratio: 16 / 9, in: { $0.safeAreaGuide.size })
  @_alwaysEmitIntoClient @inline(always)
  public func aspectFill(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingSize> {
    .init(
      state.adding(
        Horizontal.Width(
          .computed(
            .horizontal { AspectMode.fill.size(of: ratio, in: size(PlaneGuide($0.base))).width })),
        Vertical.Height(
          .computed(
            .vertical { AspectMode.fill.size(of: ratio, in: size(PlaneGuide($0.base))).height }))))
  }
}
