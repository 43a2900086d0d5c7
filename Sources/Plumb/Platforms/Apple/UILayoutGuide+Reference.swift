#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A layout guide as a reference of layouts.
  ///
  ///     page.addLayoutGuide(column)
  ///     page.plumb.setLayout(for: text) {
  ///       $0.setLeft(at: column.plumb.left).setRight(at: column.plumb.right)
  ///         .setTop(inset: 8).fitHeight()
  ///     }
  ///
  /// The guide is measured at the frame that Auto Layout gives it, in its owner's coordinates. Add the guide to its
  /// view before use. A hidden view at the back of the owner follows the guide, so that containers become due when the
  /// guide moves. UIKit documents `layoutFrame` as valid once the owner's layout pass has begun. Before the first pass,
  /// the system's guides are measured by their insets, and the keyboard counts as absent. A guide of your own has no
  /// frame before the first pass, and is reported as a view of another tree.
  extension UILayoutGuide: @MainActor LayoutReference {
    @_documentation(visibility: internal)
    public var plumbReference: ReferenceSource { .host(LayoutGuideHost.of(self)) }

    /// The places on this guide that layouts can measure from.
    public var plumb: LayoutBox { LayoutBox(plumbReference) }
  }

  extension UILayoutGuide {
    var plumbWords: String { identifier.isEmpty ? "layout guide" : identifier }

    var plumbEngineFrame: CGRect { layoutFrame }

    /// The frame of a system guide before the first pass; nil for other guides.
    func plumbFrameBeforeLayout(in owner: UIView) -> CGRect? {
      let bounds = owner.bounds
      #if !os(tvOS)
        if self is UIKeyboardLayoutGuide {
          let safe = HostInsets(owner.safeAreaInsets).inset(bounds)
          return CGRect(x: bounds.minX, y: safe.maxY, width: bounds.width, height: 0)
        }
      #endif
      // In a scroll view, too, the safe area guide belongs to the visible part and not to the content.
      if self === owner.safeAreaLayoutGuide {
        return HostInsets(owner.safeAreaInsets).inset(bounds)
      }
      if self === owner.layoutMarginsGuide { return HostInsets(owner.layoutMargins).inset(bounds) }
      if self === owner.readableContentGuide { return owner.plumbArea(.readable, in: bounds) }
      return nil
    }
  }

  extension UIView {
    /// The rectangle itself: UIKit's coordinates already grow downwards.
    func downwards(_ rect: CGRect) -> CGRect { rect }
  }
#endif
