import Foundation

/// The hosts that a member of a joint layout depends on, by the axis that is read of them.
@_spi(PlumbFrontEnd)
public struct JointReferences {
  public var columns: [any Layoutable] = []
  public var rows: [any Layoutable] = []
  /// Whether columns can be found without rows. Rows may always depend on columns: a text is higher if it is narrower.
  public var areColumnsAlone = true

  public init() {}

  var beforeColumns: [(source: ReferenceSource, axis: LayoutAxisKind)] {
    areColumnsAlone ? Self.group(columns, .horizontal) : beforeRows
  }

  var beforeRows: [(source: ReferenceSource, axis: LayoutAxisKind)] {
    Self.group(columns, .horizontal) + Self.group(rows, .vertical)
  }

  private static func group(
    _ hosts: [any Layoutable], _ axis: LayoutAxisKind
  ) -> [(source: ReferenceSource, axis: LayoutAxisKind)] {
    hosts.isEmpty ? [] : [(.group(HostGroup(hosts)), axis)]
  }
}
