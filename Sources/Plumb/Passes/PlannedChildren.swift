/// The group of children that one step of a plan lays out together: see `Groups`.
@usableFromInline
class PlannedChildren {
  /// The children in order. The pass keeps them alive; see ``Unretained``.
  @usableFromInline final let hosts: ContiguousArray<UnretainedHost>
  @usableFromInline final let cells: ContiguousArray<Int>

  init(_ hosts: ContiguousArray<UnretainedHost>, _ cells: ContiguousArray<Int>) {
    self.hosts = hosts
    self.cells = cells
  }
}
