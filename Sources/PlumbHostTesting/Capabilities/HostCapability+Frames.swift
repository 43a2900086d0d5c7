import Foundation
import Plumb

extension HostCapability {
  /// Checks the frame and the bounds. Always included.
  static var frames: Self {
    HostCapability("frame") { checkFrames(HostScene($0), $0) }
  }

  /// Checks frames in parents of another kind than the default one, with children of each kind. An
  /// example is a parent whose own coordinates grow upwards.
  ///
  /// - Parameters:
  ///   - name: The name of the kind in messages.
  ///   - make: Makes a host of the kind.
  public static func parent(_ name: String, by make: @escaping () -> Host) -> Self {
    HostCapability("frame in a parent that is \(name)") { trial in
      checkFrames(HostScene(trial, makeParent: make), trial)
      checkFrames(HostScene(trial, makeParent: make, makeChild: make), trial)
      checkFrames(HostScene(trial, makeChild: make), trial)
    }
  }

  private static func checkFrames(_ scene: HostScene<Host>, _ trial: HostTrial<Host>) {
    let (root, parent, child) = (scene.root, scene.parent, scene.child)
    trial.expect(
      parent.plumbFrame, isAbout: HostScene<Host>.parentFrame, "a frame stays as it is set")
    trial.expect(
      parent, in: root, isShownAt: HostScene<Host>.parentFrame,
      "a host is shown where its frame says")
    trial.expect(
      parent.plumbBounds.size, is: HostScene<Host>.parentFrame.size,
      "bounds have the size of the frame")

    let frame = scene.place(child, at: CGRect(x: 10, y: 20, width: 30, height: 40))
    let offset = HostScene<Host>.parentFrame.origin
    trial.expect(child.plumbFrame, isAbout: frame, "a layout gives a child its frame")
    trial.expect(
      child, in: root, isShownAt: frame.moved(by: offset), "a child is shown in its parent")

    let bounds = child.plumbBounds
    child.plumbFrame.origin = CGPoint(x: 50, y: 6)
    let moved = CGRect(origin: CGPoint(x: 50, y: 6), size: frame.size)
    trial.expect(child.plumbFrame, isAbout: moved, "a host that is moved keeps its size")
    trial.expect(child.plumbBounds, isAbout: bounds, "moving a host does not change its bounds")
    child.plumbFrame.size = CGSize(width: 64, height: 48)
    let resized = CGRect(x: 50, y: 6, width: 64, height: 48)
    trial.expect(child.plumbFrame, isAbout: resized, "a host that is resized keeps its origin")
    trial.expect(
      child, in: root, isShownAt: resized.moved(by: offset), "a resized host is shown so")
    trial.expect(
      parent.plumbFrame, isAbout: HostScene<Host>.parentFrame,
      "laying out a child leaves its parent alone")

    // The mistakes below are deliberate, so their issues are not printed.
    withoutPrinting {
      root.plumb.layout(child) { $0.setFrame(to: .zero) }
      trial.expect(child.plumbFrame, isAbout: resized, "only the parent lays a host out")
      for bad in [CGFloat.nan, .infinity] {
        scene.place(child, at: CGRect(x: 0, y: 0, width: bad, height: 1))
      }
    }
    trial.expect(child.plumbFrame, isAbout: resized, "a frame that is no frame changes nothing")
  }
}
