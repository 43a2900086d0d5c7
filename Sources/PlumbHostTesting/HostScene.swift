import Foundation
import Plumb

/// A small tree for a check.
///
///     ┌root──────────────────────┐  (0, 0, 400, 300)
///     │ ┌parent───────────┐      │  (20, 30, 200, 100)
///     │ │ ┌child┐ ┌sibling┐      │
///     │ │ └─────┘ └───────┘      │
///     │ └─────────────────┘      │
///     │ ┌uncle┐                  │  (240, 200, 80, 60)
///     └─┴─────┴──────────────────┘
struct HostScene<Host: Layoutable> {
  let root: Host
  let parent: Host
  let child: Host
  let sibling: Host
  let uncle: Host
  private let trial: HostTrial<Host>

  static var parentFrame: CGRect { CGRect(x: 20, y: 30, width: 200, height: 100) }
  static var uncleFrame: CGRect { CGRect(x: 240, y: 200, width: 80, height: 60) }

  init(_ trial: HostTrial<Host>, makeParent: (() -> Host)? = nil, makeChild: (() -> Host)? = nil) {
    let (make, parentMaker) = (trial.makeHost, makeParent ?? trial.makeHost)
    (root, parent, uncle) = (make(), parentMaker(), make())
    (child, sibling) = (makeChild?() ?? make(), make())
    self.trial = trial
    root.plumbFrame = CGRect(x: 0, y: 0, width: 400, height: 300)
    trial.add(parent, root)
    trial.add(uncle, root)
    trial.add(child, parent)
    trial.add(sibling, parent)
    parent.plumbFrame = Self.parentFrame
    uncle.plumbFrame = Self.uncleFrame
  }

  /// Sets the frame of one of the parent's children by a layout. Whole numbers are on most grids;
  /// otherwise the grid rounds them.
  @discardableResult
  func place(_ host: Host, at frame: CGRect) -> CGRect {
    parent.plumb.layout(host) { $0.setFrame(to: frame) }
    return parent.plumbPixelGrid.aligned(frame)
  }
}
