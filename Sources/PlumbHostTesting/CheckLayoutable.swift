import Foundation
import Plumb

/// Holds a type of host against what `Layoutable` promises, and tells what is wrong in words. Run it on
/// every host of yours:
///
///     @Test func aNodeIsAHost() {
///       #expect(
///         checkLayoutable(
///           makeHost: { Node() }, add: { node, parent in node.plumbParent = parent },
///           capabilities: [.scrolling { $0.scrollOffset = $1 }]
///         ) == [])
///     }
///
/// The parent, the frame and the size that fits are always checked. Name each capability that the host
/// has: its check uses the toolkit's own members, which only you know. All of it runs at once, on the
/// calling thread, and draws nothing.
///
/// - Parameters:
///   - makeHost: Makes a host without a parent.
///   - add: Puts the first host into the second one, in front of those that are there.
///   - showing: Where the toolkit itself shows a point of a host, if it can tell. The point is given as
///     parts of the host's size, from its top left corner; the answer is in points, from the top left
///     corner of the root, y downwards. It is what finds an adapter that reads back its own mistake.
///   - capabilities: What the host has besides.
/// - Returns: What is wrong; nothing, if the host keeps its promises.
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

/// Something that a host can do, with what its check needs to know of the toolkit.
public struct HostCapability<Host: Layoutable> {
  let name: String
  let check: (HostTrial<Host>) -> Void

  init(_ name: String, check: @escaping (HostTrial<Host>) -> Void) {
    self.name = name
    self.check = check
  }
}
