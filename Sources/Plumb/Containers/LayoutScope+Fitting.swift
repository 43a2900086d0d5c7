import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// The size of the box that the stored layouts make of the children when the container is offered
  /// `size`, with padding below and after them.
  ///
  /// The layouts are tried, under the condition of that size, and nothing is moved; children that are
  /// containers size themselves in the same way. The box begins at the container's top and leading
  /// edges, and what the layouts leave free there is part of it.
  ///
  ///     override func sizeThatFits(_ size: CGSize) -> CGSize {
  ///       plumb.sizeThatFits(size, trailingPadding: 8, bottomPadding: 8)
  ///     }
  ///
  /// A side that is offered without limit is tried at 0, so that what is measured from the far edge
  /// adds nothing to it: the width first, then the height at the width that comes of it. Costs a pass,
  /// or two where the width has no limit.
  public func sizeThatFits(
    _ size: CGSize, trailingPadding: CGFloat = 0, bottomPadding: CGFloat = 0
  ) -> CGSize {
    var offer = CGSize(width: size.width.orZeroWithoutLimit, height: size.height.orZeroWithoutLimit)
    var box = trialSize(in: offer)
    let width = box.width + trailingPadding
    if !size.width.isLimited {
      offer.width = width
      box = trialSize(in: offer)
    }
    return CGSize(width: width, height: box.height + bottomPadding)
  }

  /// The size of the box from the top leading corner of the bounds around all children, tried in
  /// bounds of `size`.
  private func trialSize(in size: CGSize) -> CGSize {
    let bounds = CGRect(origin: .zero, size: size)
    let plan = host.layoutInfo.trialPlan(for: host, under: host.layoutCondition(in: bounds))
    return host.size(around: plan.trial(of: host.layoutChildren, in: host, bounds), in: bounds)
  }
}

extension Layoutable {
  /// The size of the box from the top leading corner of `bounds` around `frames`.
  func size(around frames: [CGRect], in bounds: CGRect) -> CGSize {
    let isLeftToRight = layoutDirection == .leftToRight
    return frames.reduce(into: CGSize.zero) { size, frame in
      let width = isLeftToRight ? frame.maxX - bounds.minX : bounds.maxX - frame.minX
      size.width = max(size.width, width)
      size.height = max(size.height, frame.maxY - bounds.minY)
    }
  }
}

extension CGFloat {
  fileprivate var isLimited: Bool { self < .greatestFiniteMagnitude }

  /// The length, or 0 where it has no limit or is none.
  fileprivate var orZeroWithoutLimit: CGFloat { isLimited ? Swift.max(0, self) : 0 }
}
