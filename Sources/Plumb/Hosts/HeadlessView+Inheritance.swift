import Foundation

extension HeadlessView {
  /// The writing direction: that of the parent, until it is set; left-to-right at the root.
  public final var layoutDirection: LayoutDirection {
    @inlinable @inline(always)
    get { standing.pointee.inherited.direction }
    set {
      ownDirection = newValue
      inherit()
    }
  }

  /// The lines that children's frames are put on: those of the parent, until they are set; none at
  /// the root.
  public final var pixelGrid: PixelGrid {
    @inlinable @inline(always)
    get { standing.pointee.inherited.pixelGrid }
    set {
      ownPixelGrid = newValue
      inherit()
    }
  }

  /// What takes the issues found in this view and those below it: what takes those of the parent,
  /// until it is set.
  public final var issueHandler: LayoutIssueHandler? {
    get { ownIssueHandler ?? parent?.issueHandler }
    set { ownIssueHandler = newValue }
  }

  /// Takes on what the parent hands down, and hands it on where that changed anything.
  final func inherit() {
    let handed = Inherited(
      direction: ownDirection ?? parent?.inherited.direction ?? .leftToRight,
      pixelGrid: ownPixelGrid ?? parent?.inherited.pixelGrid ?? .none)
    guard handed != inherited else { return }
    inherited = handed
    setNeedsLayout()
    for child in children { child.inherit() }
  }
}
