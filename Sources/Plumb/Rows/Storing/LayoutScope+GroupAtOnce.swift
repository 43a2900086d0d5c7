import Foundation

extension LayoutScope {
  /// Lays out several children in this host, at once: as a row, a column, a flow or a matrix.
  ///
  ///     toolbar.plumb.layout([back, title, share]) {
  ///       $0.row(leading: 16, trailing: 16).fitWidth().equalizeGaps()
  ///         .setMiddle(offset: 0).fitHeight()
  ///     }
  ///
  /// The layout is evaluated against this host as it stands, in its bounds' coordinates, and not kept.
  /// An incomplete layout does not compile. A child that is no child of this host takes up no room and
  /// is reported, as is one that is in the list twice. Costs about a dozen allocations, whatever the
  /// number of children; a stored layout allocates nothing when it is run.
  public func layout<Child: Layoutable, Layout: CompleteGroup>(
    _ children: [Child], file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<Layout>
  ) {
    let callSite = LayoutCallSite(file, line)
    let table = HostTable()
    let layout = make(LayoutMaker(GroupProperty.Initial())).state.group.stored(callSite, in: table)
    guard let group = layout.group else { return }
    let own = ownChildren(of: children, callSite)
    if let pinned = layout.mentioned.compactMap({ table.host(at: $0) })
      .first(where: { host in own.contains { $0 === host } })
    {
      return LayoutIssue(
        kind: .selfReference, view: pinned.plumbName, asked: group.word, callSite: callSite
      ).deliver(in: host)
    }
    group.members =
      group.placesByCell ? own.map { table.cell(for: $0) } : own.indices.map { Int32($0) }
    let planned = PlannedGroup(
      zip(own, group.members).map {
        PlannedChild(host: $0, cell: $1, layout: layout, order: 0)
      }, layout, group)
    let pass = LayoutPass(table)
    pass.begin(ParentSpace(bounds: host.plumbBounds, direction: host.plumbDirection), 1)
    pass.noteAreas(
      LayoutArea.allCases.dropFirst().filter {
        layout.areaCells.contains(FrameCell.index(of: $0))
      }, of: host)
    let work = planned.begin()
    planned.choose(work, Child.self)
    let grid = host.plumbPixelGrid
    planned.place(work, pass, host, grid) { place, room in
      grid.fitted(own[work.member(place)].plumbSizeThatFits(room))
    }
    for place in 0..<work.count where !work.keeps(place) {
      own[work.member(place)].plumbFrame = work.frames[place]
      if !layout.isPlain {
        planned.finish(work.frames[place], of: work.member(place), pass, host)
      }
    }
  }

  /// Those of `children` that are children of this host, each once. Others are reported.
  private func ownChildren<Child: Layoutable>(
    of children: [Child], _ callSite: LayoutCallSite
  ) -> [Child] {
    func report(_ kind: LayoutIssue.Kind, _ child: Child, _ asked: String) {
      LayoutIssue(kind: kind, view: child.plumbName, asked: asked, callSite: callSite)
        .deliver(in: host)
    }
    var known: Set<ObjectIdentifier> = []
    return children.filter { child in
      guard let parent = child.plumbParent, parent === host else {
        report(.notAChild, child, "layout")
        return false
      }
      if known.insert(ObjectIdentifier(child)).inserted { return true }
      report(.duplicateChild, child, child.plumbName)
      return false
    }
  }
}
