import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// How long the content has to be along an axis so that nothing stands before its beginning.
  ///
  /// A trial in a content without length has put what hangs on the far edge or the middle before the beginning. A
  /// second one, in a content that is as long as what is in view, tells how that moves with the length. What stands
  /// there anyway asks for nothing.
  func lengthOfContent<Axis: FrameAxis>(
    _ length: CGFloat, along axis: Axis.Type, in offer: CGSize,
    _ unlimited: (width: Bool, height: Bool)
  ) -> CGFloat {
    let info = host.layoutInfo
    guard let room = info.scroll.room else { return length }
    let isVertical = Axis.kind == .vertical
    let isMirrored = !isVertical && host.plumbDirection == .rightToLeft
    func span(_ frame: CGRect, _ length: CGFloat) -> (start: CGFloat, end: CGFloat) {
      if isVertical { return (frame.minY, frame.maxY) }
      return isMirrored ? (length - frame.maxX, length - frame.minX) : (frame.minX, frame.maxX)
    }
    let (tried, first) = (info.scroll.frames, info.scroll.frames.map { span($0.frame, 0) })
    guard first.contains(where: { $0.start < 0 }) else { return length }
    let probe = max(length, isVertical ? room.height : room.width, 100)
    var (offer, unlimited) = (offer, unlimited)
    if isVertical {
      (offer.height, unlimited.height) = (probe, false)
    } else {
      (offer.width, unlimited.width) = (probe, false)
    }
    _ = trialBox(in: CGRect(origin: .zero, size: offer), unlimited)
    let second = info.scroll.frames.map { span($0.frame, probe) }
    guard first.count == second.count else { return length }
    var longest = length
    for (index, one) in first.enumerated() where one.start < 0 || !tried[index].isGrouped {
      // How far the two edges move for each point of length. A part of a pixel is no movement.
      let other = second[index]
      let moved = ((other.start - one.start) / probe, (other.end - one.end) / probe)
      if moved.0 > 0.05 { longest = max(longest, -one.start / moved.0) }
      if moved.1 > 0.05, moved.1 < 0.95 { longest = max(longest, one.end / (1 - moved.1)) }
    }
    return longest
  }
}
