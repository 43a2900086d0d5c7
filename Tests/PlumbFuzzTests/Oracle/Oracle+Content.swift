import Foundation
import Plumb

// The contents and visible parts of scrolling containers.
extension Oracle {
  /// A content that is being measured or tried, at its start.
  struct ContentOnTrial {
    /// The size of the visible part.
    let viewport: CGSize
    /// The frame of the container.
    let frame: CGRect
  }

  /// The known content and origin of a scrolling container around the node on trial, or of that node itself.
  struct Surrounding: Equatable {
    let content: CGRect
    let origin: CGPoint
  }

  /// The content of a container in the current round.
  func content(of index: Int) -> CGRect {
    if let surrounding = surroundings[index] { return surrounding.content }
    var content = CGRect(origin: .zero, size: viewport(of: index))
    for axis in AxisName.allCases {
      content[axis].length = max(content[axis].length, neededContent(of: index, axis) ?? 0)
    }
    return content
  }

  /// The length of a content that the layouts need on an axis. Nil if it is as long as the visible part.
  func neededContent(of index: Int, _ axis: AxisName) -> Double? {
    guard scene.nodes[index].scrolls(axis), scene.findsContent(index) else { return nil }
    return contentSize(of: index)[axis]
  }

  /// The size that a container gives its content.
  func contentSize(of index: Int) -> CGSize {
    if let live, scene.isOpaque(index) { return live.contentSize(index) }
    let viewport = viewport(of: index)
    let needed = neededSize(of: index, inViewOf: viewport, sized: viewport)
    return CGSize(
      width: scene.nodes[index].scrolls(.x) ? needed.width : viewport.width,
      height: scene.nodes[index].scrolls(.y) ? needed.height : viewport.height)
  }

  /// The size that a scrolling container needs: its content with the insets, at most the offered size.
  func scrolledSize(of index: Int, offering offer: CGSize) -> CGSize {
    let insets = scene.nodes[index].contentInsets
    func inside(_ axis: AxisName) -> CGFloat {
      let length = CGFloat(offer[axis])
      return length.isUnlimited ? length : max(0, length - insets.along(axis))
    }
    func limited(_ length: CGFloat) -> CGFloat { length.isUnlimited ? 0 : length }
    let room = CGSize(width: inside(.x), height: inside(.y))
    let viewport = CGSize(width: limited(room.width), height: limited(room.height))
    let needed = neededSize(of: index, inViewOf: viewport, sized: room)
    return CGSize(
      width: min(offer.width, needed.width + insets.along(.x)),
      height: min(offer.height, needed.height + insets.along(.y)))
  }

  /// The size that a container's layouts need without a limit on the scrolling axes.
  private func neededSize(
    of index: Int, inViewOf viewport: CGSize, sized room: CGSize
  ) -> CGSize {
    let (node, unlimited) = (scene.nodes[index], Double.greatestFiniteMagnitude)
    let size = CGSize(
      width: node.scrolls(.x) ? unlimited : room.width,
      height: node.scrolls(.y) ? unlimited : room.height)
    let needed = trialSize(
      of: index, offering: size, ContentOnTrial(viewport: viewport, frame: known[index]))
    // A content ends on a line.
    return CGSize(width: fittedOnLines(needed.width), height: fittedOnLines(needed.height))
  }

  /// The size of a container's visible part.
  func viewport(of index: Int) -> CGSize {
    if index == top, let content = onTrial { return content.viewport }
    return scene.nodes[index].viewport(in: known[index].size)
  }

  /// The origin of a node's bounds. A content on trial is scrolled to its start.
  func origin(of index: Int) -> CGPoint {
    surroundings[index]?.origin ?? scene.nodes[index].scroll
  }

  /// The origin of the bounds of a container whose content is tried at a size.
  static func origin(
    of index: Int, in scene: Scene, trying content: ContentOnTrial, sized size: CGSize
  ) -> CGPoint {
    let isMirrored = scene.direction(of: index) == .rightToLeft
    let insets = scene.nodes[index].contentInsets
    // The visible part begins at the leading end, after the leading inset.
    return CGPoint(
      x: isMirrored ? size.width + insets.leading - content.frame.size.width : -insets.leading,
      y: -insets.top)
  }

  /// The known state of the scrolling containers around the node to be tried.
  func surroundings(of index: Int) -> [Int: Surrounding] {
    var around: [Int: Surrounding] = [:]
    for outer in scene.path(from: index).dropFirst() where scene.nodes[outer].scrolling != nil {
      around[outer] = Surrounding(content: content(of: outer), origin: origin(of: outer))
    }
    return around
  }

  /// The outside numbers that a container's content reads: lengths, and positions if they are known.
  func measured(_ others: [Int], from index: Int, _ onTrial: ContentOnTrial?) -> [Double] {
    if others.isEmpty { return [] }
    var rects = others.map { CGRect(origin: .zero, size: known[$0].size) }
    let around = scene.path(from: index).dropFirst().filter { scene.nodes[$0].scrolling != nil }
    for outer in around where others.contains(outer) || onTrial != nil {
      rects += [content(of: outer), CGRect(origin: origin(of: outer), size: .zero)]
    }
    if let onTrial {
      let nodes = Set((others + [index]).flatMap { scene.path(from: $0) }).subtracting([index])
      rects += nodes.sorted().map { known[$0] } + [onTrial.frame]
    }
    return rects.flatMap {
      [Double($0.minX), Double($0.minY), Double($0.size.width), Double($0.size.height)]
    }
  }
}
