#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  /// A layout guide as a reference of layouts.
  ///
  ///     page.addLayoutGuide(column)
  ///     page.plumb.setLayout(for: text) {
  ///       $0.setLeft(at: column.plumb.left).setRight(at: column.plumb.right)
  ///         .setTop(inset: 8).fitHeight()
  ///     }
  ///
  /// The guide is measured at the frame that Auto Layout gives it, whether its owner is flipped or not. Add the guide
  /// to its view before use. A hidden view at the back of the owner follows the guide, so that containers become due
  /// when the guide moves. Before the first pass, the system's guides are measured by their insets. A guide of your own
  /// has no frame before the first pass, and is reported as a view of another tree.
  extension NSLayoutGuide: @MainActor LayoutReference {
    @_documentation(visibility: internal)
    public var plumbReference: ReferenceSource { .host(LayoutGuideHost.of(self)) }

    /// The places on this guide that layouts can measure from.
    public var plumb: LayoutBox { LayoutBox(plumbReference) }
  }

  extension NSLayoutGuide {
    var plumbWords: String {
      // The identifier may be nil at run time: another protocol declares it as optional.
      let words = (identifier as NSUserInterfaceItemIdentifier?)?.rawValue ?? ""
      return words.isEmpty ? "layout guide" : words
    }

    var plumbEngineFrame: CGRect { frame }

    /// The frame of a system guide before the first pass; nil for other guides.
    func plumbFrameBeforeLayout(in owner: NSView) -> CGRect? {
      if self === owner.safeAreaLayoutGuide || self === owner.layoutMarginsGuide {
        return HostInsets(owner.safeAreaInsets).inset(owner.plumbBounds)
      }
      return nil
    }
  }
#endif
