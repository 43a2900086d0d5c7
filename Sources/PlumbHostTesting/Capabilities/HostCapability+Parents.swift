import Foundation
import Plumb

extension HostCapability {
  /// Checks the writing direction. `turn` sets a host's direction.
  public static func directions(
    by turn: @escaping (_ host: Host, _ direction: LayoutWritingDirection) -> Void
  ) -> Self {
    HostCapability("direction") { trial in
      for direction in [LayoutWritingDirection.leftToRight, .rightToLeft] {
        let scene = HostScene(trial)
        let (parent, child) = (scene.parent, scene.child)
        turn(parent, direction)
        trial.expect(parent.plumbDirection, is: direction, "a host tells its writing direction")
        parent.plumb.layout(child) {
          $0.setTopLeading(inset: 10).setSize(to: CGSize(width: 30, height: 40))
        }
        let x: CGFloat = direction == .leftToRight ? 10 : 200 - 10 - 30
        trial.expect(
          child.plumbFrame, isAbout: CGRect(x: x, y: 10, width: 30, height: 40),
          "leading is where text starts")
        trial.expect(
          child, in: scene.root,
          isShownAt: CGRect(x: 20 + x, y: 40, width: 30, height: 40),
          "a child is shown where it was put, in either direction")
      }
    }
  }

  /// Checks a layout area. `inset` sets the insets of the area from the bounds of a host whose other areas have no
  /// insets.
  public static func area(
    _ area: LayoutArea, by inset: @escaping (_ host: Host, _ insets: LayoutInsets) -> Void
  ) -> Self {
    HostCapability("area \(area)") { trial in
      let scene = HostScene(trial)
      let (parent, child) = (scene.parent, scene.child)
      let insets = LayoutInsets(top: 11, leading: 7, bottom: 5, trailing: 3)
      inset(parent, insets)
      for bounds in [parent.plumbBounds, CGRect(x: 0, y: 0, width: 300, height: 500)] {
        trial.expect(parent.plumbArea(.bounds, in: bounds), is: bounds, "bounds are bounds")
        trial.expect(
          parent.plumbArea(area, in: bounds),
          isAbout: insets.inset(bounds, in: parent.plumbDirection),
          "an area keeps clear of its insets, also in bounds that the host does not have")
      }
      let small = parent.plumbArea(area, in: CGRect(x: 0, y: 0, width: 2, height: 2))
      trial.expect(
        small.size.width >= 0 && small.size.height >= 0, "an area without room is empty")
      parent.plumb.layout(child) {
        $0.setTop(inset: 0, from: area).setLeading(inset: 0, from: area)
          .setSize(to: CGSize(width: 30, height: 40))
      }
      let corner = parent.plumbDirection == .leftToRight ? 7 : 200 - 7 - 30
      trial.expect(
        child.plumbFrame.origin, is: CGPoint(x: CGFloat(corner), y: 11),
        "layouts measure from the area")
    }
  }

  /// Checks the pixel grid. `prepare` sets a host's grid.
  public static func grid(_ grid: PixelGrid, by prepare: @escaping (_ host: Host) -> Void) -> Self {
    HostCapability("grid") { trial in
      let scene = HostScene(trial)
      let (parent, one, other) = (scene.parent, scene.child, scene.sibling)
      prepare(parent)
      trial.expect(parent.plumbPixelGrid, is: grid, "a host tells its grid")
      let rect = CGRect(x: 10.3, y: 20.7, width: 30.4, height: 40.2)
      parent.plumb.layout(one) { $0.setFrame(to: rect) }
      trial.expect(one.plumbFrame, isAbout: grid.aligned(rect), "edges are on the lines")
      parent.plumb.layout(other) {
        $0.setLeft(to: rect.maxX).setTop(to: rect.minY).setWidth(to: 33.3).setHeight(to: 40.2)
      }
      trial.expect(
        abs(other.plumbFrame.minX - one.plumbFrame.maxX) < 1e-6, "neighbours meet on a line")
    }
  }

  /// Checks the z-index. `position` reads it through the toolkit.
  public static func zPositions(of position: @escaping (_ host: Host) -> CGFloat) -> Self {
    HostCapability("z-position") { trial in
      let child = HostScene(trial).child
      trial.expect(child.plumbZPosition, is: 0, "a new host lies at 0")
      for z: CGFloat in [3, -2, 0] {
        child.plumbZPosition = z
        trial.expect(child.plumbZPosition, is: z, "a z-position stays as it is set")
        trial.expect(position(child), is: z, "the toolkit has the z-position")
      }
    }
  }

  /// Checks the issue handler that a host passes on to its descendants. `handle` sets or removes it.
  public static func issues(
    by handle: @escaping (_ host: Host, _ handler: LayoutIssueHandler?) -> Void
  ) -> Self {
    HostCapability("issues") { trial in
      let scene = HostScene(trial)
      let child = scene.child
      let kinds = Recorded()
      handle(scene.root) { kinds.all.append($0.kind) }
      scene.place(child, at: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
      trial.expect(kinds.all, is: [.notANumber], "issues go to the handler of a host around")
      // Another handler receives the remaining issues, so that nothing is printed.
      let others = Recorded()
      handle(scene.parent) { others.all.append($0.kind) }
      scene.place(child, at: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      trial.expect(others.all, is: [.notANumber], "issues go to the nearest handler")
      handle(scene.parent, nil)
      scene.place(child, at: CGRect(x: 1, y: CGFloat.nan, width: 1, height: 1))
      trial.expect(kinds.all, is: [.notANumber, .notANumber], "a handler can be taken away")
    }
  }

  private final class Recorded {
    var all: [LayoutIssue.Kind] = []
  }
}
