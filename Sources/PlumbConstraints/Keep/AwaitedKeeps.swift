import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// The kept values and content priorities of views that have no parent yet. If such a view is added to a container, the
/// container takes them.
///
/// A view cannot store them, so one instance is shared by all views and threads. A view may be set up on one thread
/// and added on another.
final class AwaitedKeeps: @unchecked Sendable {
  static let shared = AwaitedKeeps()

  private let lock = NSLock()
  private var views: [ObjectIdentifier: View] = [:]

  private struct View {
    let host: WeakHost
    var keeps: [RememberedKeep] = []
    var priorities: ContentPriorities?
  }

  var isEmpty: Bool { lock.withLock { views.isEmpty } }

  /// The value that waits for an attribute and a relation, also if an alignment was set from the other view. Nil if
  /// there is none.
  func value(of part: KeptPart, _ relation: ItemRelation) -> KeepValue? {
    lock.withLock {
      if let value = find(part, relation) { return value }
      return part.seenFromOther.flatMap { find($0, relation.reversed)?.inverse }
    }
  }

  private func find(_ part: KeptPart, _ relation: ItemRelation) -> KeepValue? {
    view(of: part.host)?.keeps.first { $0.isOf(part, relation) }?.value
  }

  /// Stores a waiting value for an attribute and a relation, in place of the previous value. Nil removes the previous
  /// value.
  func set(_ part: KeptPart, _ relation: ItemRelation, to value: KeepValue?, _ site: SourceSite) {
    lock.withLock {
      if let inverse = part.seenFromOther {
        change(inverse.host) { $0.keeps.removeAll { $0.isOf(inverse, relation.reversed) } }
      }
      change(part.host) { view in
        view.keeps.removeAll { $0.isOf(part, relation) }
        if let value { view.keeps.append(RememberedKeep(part, relation, value, site)) }
      }
    }
  }

  func priorities(of host: any Layoutable) -> ContentPriorities? {
    lock.withLock { view(of: host)?.priorities }
  }

  func setPriorities(_ priorities: ContentPriorities, of host: any Layoutable) {
    lock.withLock { change(host) { $0.priorities = priorities } }
  }

  /// Removes and returns the values and content priorities that wait for `host`; nil if there are none.
  func take(_ host: any Layoutable) -> (keeps: [RememberedKeep], priorities: ContentPriorities?)? {
    lock.withLock {
      guard !views.isEmpty, let view = view(of: host) else { return nil }
      views[ObjectIdentifier(host)] = nil
      if views.isEmpty { AwaitingFrontEnds.shared.askNobody() }
      return (view.keeps, view.priorities)
    }
  }

  /// The entry of a view; nil if it has none. A new view may have the address of a deallocated one, so the identity is
  /// checked.
  private func view(of host: any Layoutable) -> View? {
    views[ObjectIdentifier(host)].flatMap { $0.host.host === host ? $0 : nil }
  }

  private func change(_ host: any Layoutable, _ change: (inout View) -> Void) {
    var view = view(of: host) ?? View(host: WeakHost(any: host))
    change(&view)
    let isEmpty = view.keeps.isEmpty && view.priorities == nil
    if views.isEmpty, !isEmpty {
      AwaitingFrontEnds.shared.ask { container in
        if let container = container as? any ConstraintContainer {
          return container.awaitingFrontEnd
        }
        container.refuseAwaitedKeeps()
        return nil
      }
    }
    views[ObjectIdentifier(host)] = isEmpty ? nil : view
    // Removes entries of deallocated views each time the count reaches a power of two, from 64 on. So the amortised
    // cost is small.
    if views.count >= 64, views.count & (views.count - 1) == 0 {
      views = views.filter { $0.value.host.host != nil }
    }
  }
}

extension ConstraintContainer {
  /// Applies the values that `keep` set on children before they were added to this container. Requests no pass, because
  /// adding a child has requested one already.
  func takeAwaitedKeeps() {
    if AwaitedKeeps.shared.isEmpty { return }
    constraintInfo.whilePlanning {
      for child in plumbChildren { takeAwaitedKeeps(of: child) }
    }
  }

  /// Applies the values that `keep` set on `child` before it was added to this container.
  func takeAwaitedKeeps(of child: any Layoutable) {
    guard let awaited = AwaitedKeeps.shared.take(child) else { return }
    if let priorities = awaited.priorities {
      constraintInfo.setContentPriorities(priorities, of: child)
    }
    for keep in awaited.keeps { keep.part?.set(keep.relation, to: keep.value, keep.site) }
  }

  /// The front end; nil if no constraint was ever added to this container. First applies the values that `keep` set on
  /// children before they were added.
  fileprivate var awaitingFrontEnd: (any LayoutFrontEnd)? {
    takeAwaitedKeeps()
    return constraintInfo.preparing
  }
}

extension LayoutInfoStorable {
  /// Removes and reports the values that `keep` set on children before they were added. Called for a container that
  /// cannot have constraints.
  fileprivate func refuseAwaitedKeeps() {
    for child in plumbChildren as [any Layoutable] {
      guard let awaited = AwaitedKeeps.shared.take(child) else { continue }
      if awaited.priorities != nil { child.reportNoContainer(ContentPriorities.words, .unknown) }
      for keep in awaited.keeps { keep.part?.reportNoContainer(keep.site) }
    }
  }
}

extension Layoutable {
  /// Reports that `asked`, which was set on this view, needs a ``ConstraintContainer`` as the view's parent.
  func reportNoContainer(_ asked: String, _ site: SourceSite) {
    LayoutIssue(.noConstraintContainer, view: plumbName, asked: asked, at: site).report(in: self)
  }
}
