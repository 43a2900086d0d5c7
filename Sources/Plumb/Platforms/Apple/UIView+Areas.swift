#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// The safe area, the part inside the layout margins, or the readable content guide. For all
    /// other areas, `bounds`.
    ///
    /// UIKit computes the readable content guide only in its own layout pass, and only for the
    /// view's current bounds. Before the first pass, the layout margins are used instead. In other
    /// bounds, a guide narrower than the margins keeps its width, centered within the margins.
    public func plumbArea(_ area: LayoutArea, in bounds: CGRect) -> CGRect {
      switch area {
      case .bounds, .viewport: bounds
      case .safeArea: HostInsets(safeAreaInsets).area(of: self, in: bounds)
      case .layoutMargins: HostInsets(layoutMargins).area(of: self, in: bounds)
      case .readable: readableArea(in: bounds)
      }
    }

    private func readableArea(in bounds: CGRect) -> CGRect {
      let guide = readableContentGuide.layoutFrame
      let isKnown = guide.size.width > 0 && guide.size.height > 0
      if isKnown, bounds == self.bounds { return guide }
      let margins = plumbArea(.layoutMargins, in: bounds)
      // If the guide fills the margins, its greatest width is unknown.
      let room = HostInsets(layoutMargins).inset(self.bounds).size.width
      guard isKnown, guide.size.width < room - 0.5 else { return margins }
      return margins.insetBy(dx: max(0, margins.size.width - guide.size.width) / 2, dy: 0)
    }
  }

  extension HostInsets {
    init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif
