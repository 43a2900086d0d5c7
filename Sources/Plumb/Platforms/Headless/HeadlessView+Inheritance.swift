import Foundation

extension HeadlessView {
  /// The lines that children's frames are put on: those of the parent, until they are set; none at
  /// the root.
  public final var pixelGrid: PixelGrid {
    @inlinable
    get { inherited.pixelGrid }
    set {
      own.pixelGrid = newValue
      inherit()
    }
  }

  /// What takes the issues found in this view and those below it: what takes those of the parent,
  /// until it is set. Reading it walks up to where it is set.
  public final var issueHandler: LayoutIssueHandler? {
    get { nearestIssueHandler }
    set {
      // What is replaced is released when the view is no longer being changed.
      let replaced = own.issueHandler
      own.issueHandler = newValue
      withExtendedLifetime(replaced) {}
    }
  }

  /// Takes on what the parent hands down, and hands it on if that changed anything.
  final func inherit() {
    var changed = [self]
    while let view = changed.popLast() {
      let parent = view.superview?.inherited ?? Inherited()
      let handed = Inherited(
        direction: view.own.direction ?? parent.direction,
        pixelGrid: view.own.pixelGrid ?? parent.pixelGrid)
      guard handed != view.inherited else { continue }
      view.inherited = handed
      view.setNeedsLayout()
      changed.append(contentsOf: view.subviews)
    }
  }
}
