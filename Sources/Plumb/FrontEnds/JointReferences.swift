/// The hosts that one side of a joint layout's member depends on. `columns` holds the hosts whose horizontal axis is
/// read, and `rows` those whose vertical axis is read.
@_spi(PlumbFrontEnd)
public struct JointReferences {
  public var columns: [any Layoutable] = []
  public var rows: [any Layoutable] = []

  public init() {}

  var sources: [(source: ReferenceSource, axis: LayoutAxisKind)] {
    func group(
      _ hosts: [any Layoutable], _ axis: LayoutAxisKind
    ) -> [(source: ReferenceSource, axis: LayoutAxisKind)] {
      hosts.isEmpty ? [] : [(.group(HostGroup(hosts)), axis)]
    }
    return group(columns, .horizontal) + group(rows, .vertical)
  }
}
