import Foundation

/// A part of a host that a number reads. If the cell is that of an area, the host is the container.
///
/// The kind of the number's source tells the part. A place reads one part of a view on one axis. A closure reads the
/// axes of its guide. Any other measurement reads the whole frame.
struct FactRead {
  let cell: Int32
  let what: What

  enum What: Equatable {
    /// The coordinate of a part of the view; counted from the leading edge if the axis is directional.
    case place(LayoutAxisKind, part: CGFloat)
    case length(LayoutAxisKind)
    /// Both facts of an axis.
    case axis(LayoutAxisKind)
    case frame
  }
}

extension FactRead.What {
  /// The node of the axis that is read, or the frame if all of it is read.
  var axis: FactNode {
    switch self {
    case .place(.vertical, _), .length(.vertical), .axis(.vertical): .rows
    case .place, .length, .axis: .columns
    case .frame: .frame
    }
  }

  /// What a closure reads of its guide: both facts of an axis, or the frame if the guide has both axes.
  static func guide(_ axis: LayoutAxisKind, isOfPlane: Bool) -> Self {
    isOfPlane ? .frame : .axis(axis)
  }

  /// What is read of each host around the view: the leading or top edge, because places inside count from there, or the
  /// frame if the view's frame is read. Nil for a length, which does not depend on these hosts.
  var start: Self? {
    switch self {
    case .place(let axis, _), .axis(let axis):
      .place(axis == .vertical ? .vertical : .directional, part: 0)
    case .length: nil
    case .frame: .frame
    }
  }
}

extension StoredReading {
  /// The parts of other hosts that the number reads, in a container with this direction.
  @_semantics("optimize.sil.specialize.generic.never")
  func reads(_ value: StoredValue, isMirrored: Bool) -> [FactRead] {
    func read(_ what: FactRead.What) -> [FactRead] {
      guard let cell = value.readCell else { return [] }
      return cell < FrameCell.firstHost
        ? what.ofParent : [FactRead(cell: cell, what: what)]
    }
    func ofParent(_ axis: LayoutAxisKind) -> [FactRead] {
      FactRead.What.length(axis).ofParent
    }
    func ofGuide(_ axis: LayoutAxisKind) -> [FactRead] {
      read(.guide(axis, isOfPlane: value.readsPlane))
    }
    switch self {
    case .value: return read(value.what(Axis.kind))
    case .untransformedValue: return read(value.what(Axis.kind))
    case .directionalValue: return read(value.what(.directional))
    case .untransformedDirectionalValue: return read(value.what(.directional))
    case .pinnedHorizontal: return ofGuide(.horizontal)
    case .pinnedDirectional: return ofGuide(.horizontal)
    case .pinnedWidth: return ofGuide(.horizontal)
    case .pinnedVertical: return ofGuide(.vertical)
    case .pinnedHeight: return ofGuide(.vertical)
    case .other(let other): return other.source.reads(isMirrored)
    case .otherDirectional(let other): return other.source.reads(isMirrored)
    case .otherLength(let other): return other.source.reads(isMirrored)
    case .horizontal: return ofParent(.horizontal)
    case .directional: return ofParent(.horizontal)
    case .width: return ofParent(.horizontal)
    case .vertical: return ofParent(.vertical)
    case .height: return ofParent(.vertical)
    case .fitted: return []
    case .fittedBefore: return []
    case .ratio: return []
    }
  }
}

extension FactRead.What {
  /// The lengths of the container that are read if this part of the container is read. A near edge needs none, because
  /// its coordinate is known.
  ///
  /// Right-to-left, the coordinate of the leading edge is the width. But a length that is measured from the leading
  /// edge does not depend on the width.
  var ofParent: [FactRead] {
    let parent = FrameCell.index(of: .bounds)
    switch self {
    case .place(_, part: 0): return []
    case .place(let axis, _), .length(let axis), .axis(let axis):
      return [FactRead(cell: parent, what: .length(axis == .vertical ? .vertical : .horizontal))]
    case .frame:
      return [
        FactRead(cell: parent, what: .length(.horizontal)),
        FactRead(cell: parent, what: .length(.vertical)),
      ]
    }
  }
}

extension StoredValue {
  fileprivate func what(_ axis: LayoutAxisKind) -> FactRead.What {
    isLength ? .length(axis) : .place(axis, part: part)
  }
}

extension ReferenceSource {
  /// The parts of this reference's hosts that are read if `what` is read of the reference. Of a single host, that is
  /// `what`. Of several hosts, it is `what` of each if `what` is an edge or the frame; otherwise, it is both facts of
  /// the axis of each.
  func reads(_ what: FactRead.What) -> [FactRead] {
    let cells = heldCells
    return cells.map { FactRead(cell: $0, what: cells.count == 1 ? what : what.ofSeveral) }
  }
}

extension FactRead.What {
  fileprivate var ofSeveral: Self {
    switch self {
    // An edge of the box around several hosts is an edge of one of them.
    case .place(_, 0), .place(_, 1), .frame: self
    case .place(let axis, _), .length(let axis), .axis(let axis): .axis(axis)
    }
  }
}
