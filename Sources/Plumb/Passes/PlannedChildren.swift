/// The children of a container that one step of its plan lays out together: see `Groups`.
@usableFromInline
class PlannedChildren {
  /// The children in their order. The pass holds them; see ``Unretained``.
  @usableFromInline final let hosts: ContiguousArray<UnretainedHost>
  @usableFromInline final let cells: ContiguousArray<Int>

  init(_ hosts: ContiguousArray<UnretainedHost>, _ cells: ContiguousArray<Int>) {
    self.hosts = hosts
    self.cells = cells
  }
}
