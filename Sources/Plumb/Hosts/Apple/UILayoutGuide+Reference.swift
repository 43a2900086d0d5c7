#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A layout guide as a reference.
  ///
  ///     page.addLayoutGuide(column)
  ///     page.plumb.setLayout(for: text) {
  ///       $0.setLeft(at: column.plumb.left).setRight(at: column.plumb.right)
  ///         .setTop(inset: 8).fitHeight()
  ///     }
  ///
  /// It is measured where the engine for constraints has put it, in its owner's coordinates. Add it to its view
  /// before it is used. A guide that moves makes the containers around it due: a hidden view at the back of its
  /// owner follows it. UIKit documents `layoutFrame` as valid once the owner's layout pass has begun; before, the
  /// system's own guides are measured by their insets, the keyboard is not there, and a guide of your own is reported
  /// as a view of another tree.
  extension UILayoutGuide: @MainActor LayoutReference {
    @_documentation(visibility: internal)
    public var plumbReference: ReferenceSource { .host(LayoutGuideHost.of(self)) }

    /// The places on this guide that layouts can measure from.
    public var plumb: LayoutBox { LayoutBox(plumbReference) }
  }

  extension UILayoutGuide {
    var plumbWords: String { identifier.isEmpty ? "layout guide" : identifier }

    var plumbEngineFrame: CGRect { layoutFrame }

    /// Where a guide of the system is before the first pass; nil for one of somebody's own.
    func plumbFrameBeforeLayout(in owner: UIView) -> CGRect? {
      let bounds = owner.bounds
      #if !os(tvOS)
        if self is UIKeyboardLayoutGuide {
          let safe = HostInsets(owner.safeAreaInsets).inset(bounds)
          return CGRect(x: bounds.minX, y: safe.maxY, width: bounds.width, height: 0)
        }
      #endif
      // Of a scroll view, too, it is a guide of what is in view, and not of the content.
      if self === owner.safeAreaLayoutGuide {
        return HostInsets(owner.safeAreaInsets).inset(bounds)
      }
      if self === owner.layoutMarginsGuide { return HostInsets(owner.layoutMargins).inset(bounds) }
      if self === owner.readableContentGuide { return owner.plumbArea(.readable, in: bounds) }
      return nil
    }
  }

  extension UIView {
    /// UIKit's coordinates grow downwards.
    func downwards(_ rect: CGRect) -> CGRect { rect }
  }
#endif
