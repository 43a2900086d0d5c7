import Foundation
import Plumb
import Testing

/// A scrolling axis and a writing direction. Laws for lists are written once, along the list.
struct ScrollCase: CustomTestStringConvertible, Sendable {
  var axes = ScrollAxes.vertical
  var direction = LayoutWritingDirection.leftToRight

  static let all = [ScrollAxes.vertical, .horizontal].flatMap { axes in
    LayoutWritingDirection.allCases.map { ScrollCase(axes: axes, direction: $0) }
  }

  var testDescription: String { "\(isVertical ? "vertical" : "horizontal") \(direction)" }

  var isVertical: Bool { axes == .vertical }

  /// A list with a viewport of `length` by 120.
  func list(_ length: CGFloat = 300) -> HeadlessContainerScrollView {
    let list = HeadlessContainerScrollView(frame: frame(0, length))
    list.scrollAxes = axes
    list.direction = direction
    return list
  }

  /// A frame that begins at `start` along the list, and is 120 across. `end` is the end of the content.
  func frame(_ start: CGFloat, _ length: CGFloat, end: CGFloat = 0) -> CGRect {
    if isVertical { return CGRect(x: 0, y: start, width: 120, height: length) }
    let isMirrored = direction == .rightToLeft && end > 0
    return CGRect(
      x: isMirrored ? end - start - length : start, y: 0, width: length, height: 120)
  }

  func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func breadth(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// The length of a list's content.
  func content(of list: HeadlessScrollView) -> CGFloat { length(of: list.plumbLayoutBounds.size) }

  /// Scrolls until `distance` of the content is before the visible part.
  func scroll(_ list: HeadlessScrollView, by distance: CGFloat) {
    if isVertical {
      list.contentOffset.y = distance
    } else if direction == .leftToRight {
      list.contentOffset.x = distance
    } else {
      list.contentOffset.x = list.plumbLayoutBounds.width - list.bounds.width - distance
    }
  }

  /// Adds a view with a layout along the list.
  @discardableResult
  func add(
    to list: HeadlessContainerScrollView, _ start: CGFloat? = nil, end: CGFloat? = nil,
    middle: CGFloat? = nil, length: CGFloat, from area: LayoutArea = .bounds
  ) -> HeadlessView {
    let view = HeadlessView()
    list.addSubview(view)
    list.plumb.setLayout(for: view) { maker in
      if isVertical {
        let wide = maker.setLeading(inset: 0).setTrailing(inset: 0).setHeight(to: length)
        if let start { return wide.setTop(inset: start, from: area) }
        if let end { return wide.setBottom(inset: end, from: area) }
        return wide.setMiddle(offset: middle ?? 0)
      }
      let high = maker.setTop(inset: 0).setBottom(inset: 0).setWidth(to: length)
      if let start { return high.setLeading(inset: start, from: area) }
      if let end { return high.setTrailing(inset: end, from: area) }
      // A center's offset is to the right in both directions.
      return high.setCenter(offset: (middle ?? 0) * (direction == .rightToLeft ? -1 : 1))
    }
    return view
  }

  /// Adds a group of views from end to end, with the given content lengths.
  func addRun(to list: HeadlessContainerScrollView, _ lengths: [CGFloat], gaps: CGFloat)
    -> [HeadlessView]
  {
    let views = lengths.map {
      Wish(isVertical ? CGSize(width: 10, height: $0) : CGSize(width: $0, height: 10))
    }
    for view in views { list.addSubview(view) }
    list.plumb.setLayout(for: views) { maker in
      isVertical
        ? maker.column(top: 0, bottom: 0).fitHeight().pack(at: .top, gaps: gaps)
          .setLeading(inset: 0).setTrailing(inset: 0)
        : maker.row(leading: 0, trailing: 0).fitWidth().pack(at: .leading, gaps: gaps)
          .setTop(inset: 0).setBottom(inset: 0)
    }
    return views
  }
}

/// A view with a content size.
final class Wish: HeadlessView {
  let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}
