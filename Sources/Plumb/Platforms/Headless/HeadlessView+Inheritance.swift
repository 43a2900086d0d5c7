import Foundation

extension HeadlessView {
  /// The grid on which children's frames are put. By default the parent's, and none at the root.
  public final var pixelGrid: PixelGrid {
    @_alwaysEmitIntoClient
    get { inherited.pixelGrid }
    set {
      own.pixelGrid = newValue
      inherit()
    }
  }

  /// The handler that receives the issues of this view and its descendants. By default, the parent's handler. Reading
  /// it walks up the tree to the nearest view with a handler.
  public final var issueHandler: LayoutIssueHandler? {
    get { nearestIssueHandler }
    set {
      // The old handler is released only after the property was changed, because its release may
      // run other code.
      let replaced = own.issueHandler
      own.issueHandler = newValue
      withExtendedLifetime(replaced) {}
    }
  }

  /// Updates the values that this view inherits from its parent. If they changed, makes the view due and updates its
  /// children in the same way.
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
