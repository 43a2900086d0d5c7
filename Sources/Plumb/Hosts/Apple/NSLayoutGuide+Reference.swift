#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A layout guide as a reference.
  ///
  ///     page.addLayoutGuide(column)
  ///     page.plumb.setLayout(for: text) {
  ///       $0.setLeft(at: column.plumb.left).setRight(at: column.plumb.right)
  ///         .setTop(inset: 8).fitHeight()
  ///     }
  ///
  /// It is measured where the engine for constraints has put it, whether its owner is flipped or not. Add it to its
  /// view before it is used. A guide that moves makes the containers around it due: a hidden view at the back of its
  /// owner follows it. Before the engine has laid it out, the system's own guides are measured by their insets, and a
  /// guide of your own is reported as a view of another tree.
  extension NSLayoutGuide: @MainActor LayoutReference {
    @_documentation(visibility: internal)
    public var plumbReference: ReferenceSource { .host(LayoutGuideHost.of(self)) }

    /// The places on this guide that layouts can measure from.
    public var plumb: LayoutBox { LayoutBox(plumbReference) }
  }

  extension NSLayoutGuide {
    var plumbWords: String {
      // It may be nil by the protocol that has it as well.
      let words = (identifier as NSUserInterfaceItemIdentifier?)?.rawValue ?? ""
      return words.isEmpty ? "layout guide" : words
    }

    var plumbEngineFrame: CGRect { frame }

    /// Where a guide of the system is before the first pass; nil for one of somebody's own.
    func plumbFrameBeforeLayout(in owner: NSView) -> CGRect? {
      if self === owner.safeAreaLayoutGuide || self === owner.layoutMarginsGuide {
        return HostInsets(owner.safeAreaInsets).inset(owner.plumbBounds)
      }
      return nil
    }
  }
#endif
