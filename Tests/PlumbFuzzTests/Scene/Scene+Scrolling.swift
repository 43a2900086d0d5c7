import Foundation
import Plumb
import PlumbTestSupport

// Containers that scroll, as data.

extension Scene {
  /// How many of the containers scroll.
  static let scrollingChance = 0.3

  /// What makes a container one that scrolls. Where it is scrolled to is the `scroll` of its node.
  struct Scrolling: Equatable {
    var axes = ScrollAxes.vertical
    /// What bars cover.
    var insets = LayoutInsets.zero
  }

  /// Whether the content of a container is to be found: anything is laid out in it.
  func findsContent(_ node: Int) -> Bool {
    nodes[node].scrolling != nil && !children(of: node).isEmpty
  }
}

extension Scene.Node {
  /// Whether the content is as long along an axis as the layouts need.
  func scrolls(_ axis: AxisName) -> Bool {
    scrolling?.axes.contains(axis == .x ? .horizontal : .vertical) ?? false
  }

  /// What is not in view on each side: what bars cover, and the safe area where the content scrolls.
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

  /// How far the safe area reaches into what children measure from: of a content, not by what its insets keep clear.
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
  /// How much is taken away along an axis.
  func along(_ axis: AxisName) -> Double { axis == .x ? leading + trailing : top + bottom }

  /// How much is taken away at the left or the top.
  func first(_ axis: AxisName, _ isMirrored: Bool) -> Double {
    axis == .y ? top : isMirrored ? trailing : leading
  }

  /// How much is taken away at the right or the bottom.
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
