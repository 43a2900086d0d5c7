import Foundation

extension LayoutContext {
  /// The frame of `child`, from what its axes can tell without each other.
  ///
  /// The axis that needs less goes first. The child is asked once at the most: for both lengths at
  /// the same time where both are fitted, and without a limit on the axis that is not decided yet.
  @inlinable @inline(always)
  func frame(of child: some Layoutable, _ columns: PlacedFacts, _ rows: PlacedFacts) -> CGRect {
    switch (columns, rows) {
    case (.span(let columns), .span(let rows)):
      return CGRect(horizontal: columns, vertical: rows)
    case (.span(let columns), .open(let place, let height)):
      let height = length(of: child, height, beside: columns.length, on: Vertical.self)
      return CGRect(horizontal: columns, vertical: Span(place, length: height))
    case (.open(let x, .fitted(let width)), .open(let y, .fitted(let height))):
      let size = fittedSize(of: child, offering: CGSize(width: width, height: height))
      return CGRect(
        horizontal: Span(x, length: size.width), vertical: Span(y, length: size.height))
    default:
      return lessFrequentFrame(of: child, columns, rows)
    }
  }

  @usableFromInline
  func lessFrequentFrame(
    of child: any Layoutable, _ columns: PlacedFacts, _ rows: PlacedFacts
  ) -> CGRect {
    switch (columns, rows) {
    case (.span, _), (.open(_, .fitted), .open(_, .fitted)):
      return frame(of: child, columns, rows)
    case (.open(let place, let width), .span(let rows)):
      let width = length(of: child, width, beside: rows.length, on: Horizontal.self)
      return CGRect(horizontal: Span(place, length: width), vertical: rows)
    case (.open(let place, .fitted(let offer)), .open):
      let width = length(
        of: child, .fitted(offer: offer), beside: .greatestFiniteMagnitude, on: Horizontal.self)
      return frame(of: child, .span(Span(place, length: width)), rows)
    case (.open, .open(let place, .fitted(let offer))):
      let height = length(
        of: child, .fitted(offer: offer), beside: .greatestFiniteMagnitude, on: Vertical.self)
      return frame(of: child, columns, .span(Span(place, length: height)))
    case (.open(_, .ratio), .open(_, .ratio)):
      // The states refuse an aspect ratio both ways; a layout that holds one has no frame.
      return CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan)
    }
  }

  /// The length on `axis`, given the one on the other axis.
  @inlinable @inline(always)
  func length<Axis: FrameAxis>(
    of child: some Layoutable, _ length: OpenLength, beside other: CGFloat, on axis: Axis.Type
  ) -> CGFloat {
    switch length {
    case .fitted(let offer):
      axis.length(of: fittedSize(of: child, offering: axis.size(offer, other: max(0, other))))
    case .ratio(let ratio): axis.length(at: ratio, of: other)
    }
  }

  /// What the child asks for when it is offered `room`, with both lengths on the grid.
  @inlinable @inline(always)
  func fittedSize(of child: some Layoutable, offering room: CGSize) -> CGSize {
    grid.fitted(child.sizeThatFits(room))
  }
}
