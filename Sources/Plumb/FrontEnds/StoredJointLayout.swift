import Foundation

/// A joint layout with the `LayoutInfo` of its container. The stored layouts of the members read their frames here.
final class StoredJointLayout: JointFrames {
  private let layout: any JointLayout
  private let info: Unretained<LayoutInfo>

  init(_ layout: any JointLayout, _ info: LayoutInfo) {
    self.layout = layout
    self.info = Unretained(info)
  }

  func frame(of member: Int, _ side: JointSide?, in context: LayoutContext) -> CGRect? {
    layout.frame(
      of: member, side,
      in: JointSurroundings(context: context, info: info.object))
  }

  var isBeingFound: Bool { layout.isBeingFound }

  func words(of member: Int, _ side: JointSide) -> String { layout.words(of: member, side) }
}
