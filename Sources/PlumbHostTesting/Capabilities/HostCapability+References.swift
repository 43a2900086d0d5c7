import Foundation
import Plumb

extension HostCapability {
  /// Checks how other hosts measure from the host. Always included.
  static var references: Self {
    HostCapability("reference") { trial in
      let scene = HostScene(trial)
      let (parent, child, sibling) = (scene.parent, scene.child, scene.sibling)
      let frame = scene.place(child, at: CGRect(x: 10, y: 20, width: 30, height: 40))
      let ten = CGSize(width: 10, height: 10)
      func expect(_ x: CGFloat, _ y: CGFloat, _ law: String) {
        let expected = CGRect(origin: CGPoint(x: x, y: y), size: ten)
        trial.expect(sibling.plumbFrame, isAbout: parent.plumbPixelGrid.aligned(expected), law)
      }
      parent.plumb.layout(sibling) {
        $0.pinLeft(to: child, with: { $0.right }).setTop(at: child.plumb.bottom).setSize(to: ten)
      }
      expect(frame.maxX, frame.maxY, "a sibling is a reference")
      parent.plumb.layout(sibling) {
        $0.setLeft(at: scene.root.plumb.left).setTop(at: scene.root.plumb.top).setSize(to: ten)
      }
      expect(-20, -30, "the parent's parent is a reference")
      parent.plumb.layout(sibling) {
        $0.setLeft(at: scene.uncle.plumb.left).setTop(at: scene.uncle.plumb.top).setSize(to: ten)
      }
      expect(220, 170, "a host in another branch of the tree is a reference")
      let planned = parent.plumb.frame(of: sibling) { $0.setFrame(to: .zero) }
      trial.expect(planned, is: .zero, "a layout can be asked for its frame")
      expect(220, 170, "asking for a frame moves nothing")
    }
  }

  /// Checks bounds that do not begin at (0, 0). `scroll` sets their origin.
  public static func scrolling(by scroll: @escaping (_ host: Host, _ origin: CGPoint) -> Void)
    -> Self
  {
    HostCapability("scrolled bounds") { trial in
      let scene = HostScene(trial)
      let (root, parent, child) = (scene.root, scene.parent, scene.child)
      let origin = CGPoint(x: 8, y: 16)
      scroll(parent, origin)
      trial.expect(parent.plumbBounds.origin, is: origin, "bounds begin where they are scrolled to")
      let frame = HostScene<Host>.parentFrame
      trial.expect(parent.plumbBounds.size, is: frame.size, "scrolling does not change the size")
      trial.expect(parent.plumbFrame, isAbout: frame, "scrolling does not move the host")
      parent.plumb.layout(child) {
        $0.setTopLeft(inset: 0).setSize(to: CGSize(width: 30, height: 40))
      }
      let inView = CGRect(x: 8, y: 16, width: 30, height: 40)
      trial.expect(
        child.plumbFrame, isAbout: inView, "the parent's edges are those of the part in view")
      trial.expect(
        child, in: root, isShownAt: CGRect(x: 20, y: 30, width: 30, height: 40),
        "a child is shown where the parent is scrolled to")
      root.plumb.layout(scene.uncle) {
        $0.setTopLeft(at: child.plumb.topLeft).setSize(to: CGSize(width: 10, height: 10))
      }
      trial.expect(
        scene.uncle.plumbFrame.origin, is: CGPoint(x: 20, y: 30),
        "a host in a scrolled parent is a reference where it is shown")
      parent.plumbFrame.size = CGSize(width: 160, height: 80)
      trial.expect(
        parent.plumbBounds, isAbout: CGRect(x: 8, y: 16, width: 160, height: 80),
        "resizing a host does not scroll it")
    }
  }

  /// Checks hidden hosts. `hide` hides a host or shows it again.
  public static func hiding(by hide: @escaping (_ host: Host, _ isHidden: Bool) -> Void) -> Self {
    HostCapability("hidden") { trial in
      let scene = HostScene(trial)
      let (parent, child, sibling) = (scene.parent, scene.child, scene.sibling)
      trial.expect(!child.plumbIsHidden, "a new host is shown")
      scene.place(child, at: CGRect(x: 10, y: 20, width: 30, height: 40))
      scene.place(sibling, at: CGRect(x: 60, y: 20, width: 30, height: 40))
      hide(child, true)
      trial.expect(child.plumbIsHidden, "a hidden host says so")
      let third = trial.makeHost()
      trial.add(third, parent)
      parent.plumb.layout(third) {
        $0.setLeft(at: child.plumb.and(sibling).visible.left).setTop(to: 0)
          .setSize(to: CGSize(width: 10, height: 10))
      }
      trial.expect(third.plumbFrame.minX, is: 60, "a hidden host is left out of visible references")
      let frame = scene.place(child, at: CGRect(x: 0, y: 0, width: 20, height: 20))
      trial.expect(child.plumbFrame, isAbout: frame, "a hidden host is laid out like any other")
      hide(child, false)
      trial.expect(!child.plumbIsHidden, "a host that is shown again says so")
    }
  }
}
