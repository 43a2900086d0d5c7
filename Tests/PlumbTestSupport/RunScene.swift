import Foundation
import Plumb

/// A group of children for laws about groups: a row in both writing directions, a row from the left, or a column.
/// Laws are written once, because the scene knows the axis.
public struct RunScene: CustomStringConvertible {
  public enum Kind: CaseIterable, Sendable {
    case row
    case rowFromLeft
    case column
  }

  /// The rule that fills the space, with random parameters.
  public enum Filling {
    case packed(part: Double, gap: Double)
    case equalGaps(withEnds: Bool)
    case shared([Double], gap: Double)
    case grown([Double], gap: Double)
  }

  public let kind: Kind
  public let direction: LayoutWritingDirection
  public let container: NamedContainer
  public let views: [SizedView]
  /// The length of the space along the group.
  public let length: Double

  public static var kinds: [(Kind, LayoutWritingDirection)] {
    Kind.allCases.flatMap { kind in LayoutWritingDirection.allCases.map { (kind, $0) } }
  }

  public init(
    _ kind: Kind, _ direction: LayoutWritingDirection, _ lengths: [Double], in length: Double,
    _ grid: PixelGrid = .none
  ) {
    self.kind = kind
    self.direction = direction
    self.length = length
    let names = lengths.indices.map { "v\($0)" }
    container = NamedContainer(
      names, width: kind == .column ? 100 : length, height: kind == .column ? length : 100)
    container.direction = direction
    container.pixelGrid = grid
    views = names.map { [container] in container[$0] }
    for (view, length) in zip(views, lengths) {
      view.wanted = CGSize(
        width: kind == .column ? 10 : length, height: kind == .column ? length : 10)
    }
  }

  public var description: String { "\(kind), \(direction)" }

  /// Whether coordinates decrease along the group.
  private var isMirrored: Bool { kind == .row && direction == .rightToLeft }

  /// The start and the end of a frame along the group, from the container's start.
  public func along(_ frame: CGRect) -> (start: Double, end: Double) {
    if kind == .column { return (frame.minY, frame.maxY) }
    return isMirrored
      ? (container.bounds.width - frame.maxX, container.bounds.width - frame.minX)
      : (frame.minX, frame.maxX)
  }

  public var spans: [(start: Double, end: Double)] { views.map { along($0.frame) } }

  /// A layout with insets from the container's start and end.
  public func layout(
    _ maker: LayoutMaker<GroupProperty.Initial>, _ start: Double, _ end: Double, _ filling: Filling
  ) -> LayoutMaker<GroupLayout> {
    switch kind {
    case .row:
      fill(maker.row(leading: start, trailing: end).setTop(to: 3).setHeight(to: 10), filling)
    case .rowFromLeft:
      fill(maker.rowFromLeft(left: start, right: end).setTop(to: 3).setHeight(to: 10), filling)
    case .column:
      fill(maker.column(top: start, bottom: end).setLeft(to: 3).setWidth(to: 10), filling)
    }
  }

  private func fill<Axis: RowAxis>(
    _ row: LayoutMaker<GroupProperty.Across<Along.Open<Axis>>>, _ filling: Filling
  ) -> LayoutMaker<GroupLayout> {
    switch filling {
    case .packed(let part, let gap): row.fitWidth().pack(at: RunSide(testing: part), gaps: gap)
    case .equalGaps(let withEnds): row.equalizeGaps(includingEnds: withEnds).fitWidth()
    case .shared(let weights, let gap):
      row.weighWidths(by: weights.map { CGFloat($0) }).setGaps(to: gap)
    case .grown(let weights, let gap):
      row.setGaps(to: gap).fitWidth().weighWidths(by: weights.map { CGFloat($0) })
    }
  }

  private func fill(
    _ column: LayoutMaker<GroupProperty.Across<Along.Open<Vertical>>>, _ filling: Filling
  ) -> LayoutMaker<GroupLayout> {
    switch filling {
    case .packed(let part, let gap): column.fitHeight().pack(at: RunSide(testing: part), gaps: gap)
    case .equalGaps(let withEnds): column.equalizeGaps(includingEnds: withEnds).fitHeight()
    case .shared(let weights, let gap):
      column.weighHeights(by: weights.map { CGFloat($0) }).setGaps(to: gap)
    case .grown(let weights, let gap):
      column.setGaps(to: gap).fitHeight().weighHeights(by: weights.map { CGFloat($0) })
    }
  }
}

extension RunSide {
  /// Makes the side with this part of the remaining space before it.
  public init(testing part: Double) {
    if let side = RunSide<Vertical>.side(part) as? Self {
      self = side
    } else if let side = RunSide<Horizontal>.side(part) as? Self {
      self = side
    } else {
      self = RunSide<Directional>.side(part) as! Self
    }
  }
}

extension RunSide<Vertical> {
  fileprivate static func side(_ part: Double) -> Self {
    part == 0 ? .top : part == 1 ? .bottom : .middle
  }
}

extension RunSide<Horizontal> {
  fileprivate static func side(_ part: Double) -> Self {
    part == 0 ? .left : part == 1 ? .right : .center
  }
}

extension RunSide<Directional> {
  fileprivate static func side(_ part: Double) -> Self {
    part == 0 ? .leading : part == 1 ? .trailing : .center
  }
}
