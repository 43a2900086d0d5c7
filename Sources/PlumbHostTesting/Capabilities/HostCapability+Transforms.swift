import Foundation
import Plumb

extension HostCapability {
  /// Checks transforms about the middle of a host, in coordinates that grow downwards.
  ///
  /// - Parameters:
  ///   - transforms: Transforms that the toolkit supports: if possible a rotation, a scale and both.
  ///   - transform: Sets a host's transform through the toolkit.
  public static func transforms(
    _ transforms: [LayoutTransform] = [
      .rotation(by: .pi / 2), .scale(x: 2, y: 0.5), .rotation(by: 0.5).followed(by: .scale(2)),
    ],
    by transform: @escaping (_ host: Host, _ transform: LayoutTransform) -> Void
  ) -> Self {
    HostCapability("transform") { trial in
      for map in transforms {
        check(map, about: CGPoint(x: 0.5, y: 0.5), HostScene(trial), trial, by: transform)
      }
    }
  }

  /// Checks anchor points, about which transforms are applied. `anchor` sets a host's anchor point, as fractions of
  /// its size from the top left corner. `transform` sets a transform about it.
  public static func anchorPoints(
    by anchor: @escaping (_ host: Host, _ anchor: CGPoint) -> Void,
    transform: @escaping (_ host: Host, _ transform: LayoutTransform) -> Void
  ) -> Self {
    HostCapability("anchor point") { trial in
      for part in [CGPoint.zero, CGPoint(x: 0.25, y: 1)] {
        let scene = HostScene(trial)
        let child = scene.child
        anchor(child, part)
        let frame = scene.place(child, at: CGRect(x: 10, y: 20, width: 30, height: 40))
        trial.expect(
          child.plumbFrame, isAbout: frame, "a layout gives a host its frame, whatever its anchor")
        trial.expect(
          child, in: scene.root, isShownAt: frame.moved(by: HostScene<Host>.parentFrame.origin),
          "a host is shown at its frame, whatever its anchor")
        check(.rotation(by: .pi / 2), about: part, scene, trial, by: transform)
      }
    }
  }

  /// Checks one transform about a point at some fractions of the size.
  private static func check(
    _ map: LayoutTransform, about part: CGPoint, _ scene: HostScene<Host>, _ trial: HostTrial<Host>,
    by transform: (Host, LayoutTransform) -> Void
  ) {
    let (root, parent, child) = (scene.root, scene.parent, scene.child)
    transform(child, map)
    trial.expect(child.plumbIsTransformed, "a transformed host says so")
    let frame = scene.place(child, at: CGRect(x: 60, y: 40, width: 40, height: 20))
    trial.expect(child.plumbFrame, isAbout: frame, "a transformed host gets its frame without it")
    trial.expect(child.plumbBounds.size, is: frame.size, "a transformed host has its own size")

    // The expected corners, computed from the transform alone.
    let anchor = CGPoint(
      x: frame.minX + frame.width * part.x, y: frame.minY + frame.height * part.y)
    let about = LayoutTransform.translation(x: -anchor.x, y: -anchor.y).followed(by: map)
      .followed(by: .translation(x: anchor.x, y: anchor.y))
    let corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
    ]
    let box = CGRect(around: corners.map { about.applied(to: $0) })
    trial.expect(
      child, in: root, isShownAt: box.moved(by: HostScene<Host>.parentFrame.origin),
      "a transformed host keeps its transform when it is laid out")
    let bounds = child.plumbBounds
    trial.expect(
      child.plumbTransform?.box(around: bounds) ?? .null, isAbout: box,
      "the transform maps the bounds to where the host stands")
    parent.plumb.layout(scene.sibling) {
      $0.setTopLeft(at: child.plumb.topLeft).setSize(like: child.plumb.size)
    }
    trial.expect(
      scene.sibling.plumbFrame, isAbout: parent.plumbPixelGrid.aligned(box),
      "a transformed host is a reference as it stands")
    transform(child, .identity)
    trial.expect(
      !child.plumbIsTransformed && child.plumbTransform == nil,
      "a host whose transform was taken away has none")
    trial.expect(child.plumbFrame, isAbout: frame, "and stands at its frame")
  }
}
