import Foundation
import Plumb
import PlumbTestSupport

// Scrolling containers, as data.

extension Scene {
  /// The fraction of containers that scroll.
  static let scrollingChance = 0.3

  /// The scrolling state of a container. Its offset is the `scroll` of its node.
  struct Scrolling: Equatable {
    var axes = ScrollAxes.vertical
    /// The insets that bars cover.
    var insets = LayoutInsets.zero
  }

  /// Whether the content's size is computed: the container scrolls and has children.
  func findsContent(_ node: Int) -> Bool {
    nodes[node].scrolling != nil && !children(of: node).isEmpty
  }
}

extension Scene.Node {
  /// Whether the layouts decide the content's length on an axis.
  func scrolls(_ axis: AxisName) -> Bool {
    scrolling?.axes.contains(axis == .x ? .horizontal : .vertical) ?? false
  }

  /// The insets of the visible part: bars, and the safe area on the scrolling axes.
  var contentInsets: LayoutInsets {
    guard var insets = scrolling?.insets else { return .zero }
    if scrolls(.x) {
      insets.leading += safeArea.leading
      insets.trailing += safeArea.trailing
    }
    if scrolls(.y) {
      insets.top += safeArea.top
      insets.bottom += safeArea.bottom
    }
    return insets
  }

  /// The size of the visible part in a frame of the given size.
  func viewport(in size: CGSize) -> CGSize {
    let insets = contentInsets
    return CGSize(
      width: max(0, size.width - insets.along(.x)), height: max(0, size.height - insets.along(.y)))
  }

  /// The safe area from which children measure. In a content, only the part that its insets do not cover.
  var safeAreaInside: LayoutInsets {
    guard scrolling != nil else { return safeArea }
    let insets = contentInsets
    return LayoutInsets(
      top: max(0, safeArea.top - insets.top), leading: max(0, safeArea.leading - insets.leading),
      bottom: max(0, safeArea.bottom - insets.bottom),
      trailing: max(0, safeArea.trailing - insets.trailing))
  }
}

extension LayoutInsets {
  /// The sum of the insets on an axis.
  func along(_ axis: AxisName) -> Double { axis == .x ? leading + trailing : top + bottom }

  /// The inset at the left or the top.
  func first(_ axis: AxisName, _ isMirrored: Bool) -> Double {
    axis == .y ? top : isMirrored ? trailing : leading
  }

  /// The inset at the right or the bottom.
  func last(_ axis: AxisName, _ isMirrored: Bool) -> Double {
    axis == .y ? bottom : isMirrored ? leading : trailing
  }
}

extension Scene.Scrolling {
  init(_ random: inout SplitMix64) {
    let axes: [ScrollAxes] = [.vertical, .vertical, .horizontal, .both]
    self.init(axes: axes.randomElement(using: &random)!)
    if random.chance(0.5) { insets = random.insets }
  }
}
