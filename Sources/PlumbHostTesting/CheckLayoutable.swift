import Foundation
import Plumb

/// Checks whether a type of host keeps the promises of `Layoutable`, and describes each flaw. Run it for each of your
/// hosts:
///
///     @Test func aNodeIsAHost() {
///       #expect(
///         checkLayoutable(
///           makeHost: { Node() }, add: { node, parent in node.plumbParent = parent },
///           capabilities: [.scrolling { $0.scrollOffset = $1 }]
///         ) == [])
///     }
///
/// The parent, the frame and the size that fits are always checked. Name each further capability of the host: its
/// check uses the toolkit's own members, which only you know. The checks run immediately on the calling thread, and
/// draw nothing.
///
/// - Parameters:
///   - makeHost: Makes a host without a parent.
///   - add: Adds the first host to the second one, in front of its other children.
///   - showing: The place where the toolkit itself shows a point of a host, if it can tell. The point is given as
///     fractions of the host's size from its top left corner. The result is in points from the top left corner of the
///     root, y downwards. This finds adapters whose getters and setters share a mistake.
///   - capabilities: The other capabilities of the host.
/// - Returns: The flaws; empty, if the host keeps its promises.
public func checkLayoutable<Host: Layoutable>(
  makeHost: @escaping () -> Host,
  add: @escaping (_ host: Host, _ parent: Host) -> Void,
  showing: ((_ part: CGPoint, _ host: Host, _ root: Host) -> CGPoint)? = nil,
  capabilities: [HostCapability<Host>] = []
) -> [HostFlaw] {
  let trial = HostTrial(makeHost: makeHost, add: add, showing: showing)
  let all: [HostCapability<Host>] = [.tree, .frames, .sizes, .references]
  for capability in all + capabilities {
    trial.capability = capability.name
    capability.check(trial)
  }
  return trial.flaws
}

/// A capability of a host, with the toolkit's members that its check needs.
public struct HostCapability<Host: Layoutable> {
  let name: String
  let check: (HostTrial<Host>) -> Void

  init(_ name: String, check: @escaping (HostTrial<Host>) -> Void) {
    self.name = name
    self.check = check
  }
}
