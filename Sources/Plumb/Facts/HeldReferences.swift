import Foundation

/// Several references, or one that is no headless view, held weakly.
public final class HeldReferences {
  private let held: [HeldHost]
  private let isVisibleOnly: Bool
  /// Where the hosts stand, where all of them are headless views.
  private let standings: [UnsafeMutablePointer<HeadlessView.Standing>]

  init(_ hosts: [any Layoutable], isVisibleOnly: Bool = false) {
    held = hosts.map { HeldHost($0) }
    self.isVisibleOnly = isVisibleOnly
    let standings = held.compactMap(\.standing)
    self.standings = standings.count == held.count ? standings : []
  }

  /// The hosts that are still there, hidden or not.
  var existingHosts: [any Layoutable] { held.compactMap(\.host) }

  /// The hosts to measure; none where one of them is gone.
  var hosts: [any Layoutable] {
    let hosts = existingHosts
    guard hosts.count == held.count else { return [] }
    return isVisibleOnly ? hosts.filter { !$0.isHidden } : hosts
  }

  /// Where the box around the hosts lies; nil where one is missing, or none is left to measure.
  func frame(in context: LayoutContext) -> ReferenceFrame? {
    siblingFrame(in: context).map { ReferenceFrame(frame: $0, untransformedFrame: $0) }
      ?? context.frame(around: hosts)
  }

  /// The box around the hosts, where all that count are headless siblings without transforms.
  private func siblingFrame(in context: LayoutContext) -> CGRect? {
    var box: CGRect?
    for standing in standings where !(isVisibleOnly && standing.pointee.isHidden) {
      guard
        let frame = standing.pointee.frame(asSiblingOf: context.childID, in: context.parentID)
      else { return nil }
      box = box?.box(with: frame) ?? frame
    }
    return box
  }
}
