import Plumb

/// What has anchors: a view's `anchors`, or an area's.
public protocol Anchored {
  /// What the anchors are on.
  @_documentation(visibility: internal)
  var anchorItem: AnchorItem { get }
}

extension Anchored {
  /// The left edge, in both writing directions.
  public var left: ConstraintAnchor<Horizontal> {
    ConstraintAnchor(item: anchorItem, attribute: .left)
  }
  /// The right edge, in both writing directions.
  public var right: ConstraintAnchor<Horizontal> {
    ConstraintAnchor(item: anchorItem, attribute: .right)
  }
  /// The edge that the container's text starts at.
  public var leading: ConstraintAnchor<Directional> {
    ConstraintAnchor(item: anchorItem, attribute: .leading)
  }
  /// The edge that the container's text runs towards.
  public var trailing: ConstraintAnchor<Directional> {
    ConstraintAnchor(item: anchorItem, attribute: .trailing)
  }
  /// Midway from side to side.
  public var centerX: ConstraintAnchor<Across> {
    ConstraintAnchor(item: anchorItem, attribute: .centerX)
  }
  /// The top edge.
  public var top: ConstraintAnchor<Vertical> { ConstraintAnchor(item: anchorItem, attribute: .top) }
  /// The bottom edge.
  public var bottom: ConstraintAnchor<Vertical> {
    ConstraintAnchor(item: anchorItem, attribute: .bottom)
  }
  /// Midway between top and bottom.
  public var centerY: ConstraintAnchor<Vertical> {
    ConstraintAnchor(item: anchorItem, attribute: .centerY)
  }
  /// The width.
  public var width: LengthAnchor { LengthAnchor(item: anchorItem, attribute: .width) }
  /// The height.
  public var height: LengthAnchor { LengthAnchor(item: anchorItem, attribute: .height) }

  /// Top, bottom, leading and trailing.
  public var allEdges: EdgesAnchor<AllEdges> { EdgesAnchor(item: anchorItem) }
  /// Leading and trailing.
  public var horizontalEdges: EdgesAnchor<HorizontalEdges> { EdgesAnchor(item: anchorItem) }
  /// Top and bottom.
  public var verticalEdges: EdgesAnchor<VerticalEdges> { EdgesAnchor(item: anchorItem) }
  /// Width and height.
  public var size: SizeAnchor { SizeAnchor(item: anchorItem) }
  /// `centerX` and `centerY`.
  public var center: CenterAnchor { CenterAnchor(item: anchorItem) }
}

/// The anchors of a view: the `anchors` in `title.anchors.leading`.
public struct ViewAnchors<Host: Layoutable>: Anchored {
  let host: Host

  @_documentation(visibility: internal)
  public var anchorItem: AnchorItem { AnchorItem(host: host, part: .whole) }
}

/// The anchors of a part of a view, such as its safe area.
public struct AreaAnchors: Anchored {
  @_documentation(visibility: internal)
  public let anchorItem: AnchorItem
}

extension Layoutable {
  /// The anchors of this view, for equations with those of others.
  ///
  ///     card.plumb.activate {
  ///       title.anchors.leading == card.anchors.leading + 8
  ///       title.anchors.top == card.anchors.safeArea.top + 8
  ///       title.anchors.width <= card.anchors.width * 0.5 <<~ .high
  ///     }
  ///
  /// In points, in the coordinates of the container that the equations are activated in. See
  /// ``ConstraintAnchor`` for places, ``LengthAnchor`` for lengths, ``EdgesAnchor`` for several edges at once.
  public var anchors: ViewAnchors<Self> { ViewAnchors(host: self) }
}

extension ViewAnchors {
  /// The part of the view that no bar, notch or rounded corner covers.
  public var safeArea: AreaAnchors { part(.area(.safeArea)) }
  /// The part of the view inside its layout margins.
  public var margins: AreaAnchors { part(.area(.layoutMargins)) }
  /// The part of the view in which lines of text are short enough to be read with ease.
  public var readable: AreaAnchors { part(.area(.readable)) }

  /// The edges of the margins: `margins.allEdges`.
  public var allMargins: EdgesAnchor<AllEdges> { margins.allEdges }
  /// The sides of the margins: `margins.horizontalEdges`.
  public var horizontalMargins: EdgesAnchor<HorizontalEdges> { margins.horizontalEdges }
  /// The top and the bottom of the margins: `margins.verticalEdges`.
  public var verticalMargins: EdgesAnchor<VerticalEdges> { margins.verticalEdges }

  func part(_ part: ItemPart) -> AreaAnchors {
    AreaAnchors(anchorItem: AnchorItem(host: host, part: part))
  }
}

extension ViewAnchors where Host: BaselineHost {
  /// The line that the letters of the first line of text stand on.
  public var firstBaseline: ConstraintAnchor<Vertical> {
    ConstraintAnchor(item: anchorItem, attribute: .firstBaseline)
  }
  /// The line that the letters of the last line of text stand on.
  public var lastBaseline: ConstraintAnchor<Vertical> {
    ConstraintAnchor(item: anchorItem, attribute: .lastBaseline)
  }
}

/// A view that shows a part of a content that is larger than itself.
public protocol ScrollingHost: Layoutable {}

extension HeadlessScrollView: ScrollingHost {}

extension ViewAnchors where Host: ScrollingHost {
  /// What the view scrolls. Its size is as the constraints of the view's children make it.
  public var content: AreaAnchors { part(.scrollContent) }
  /// What the view shows of its content: it stays in place while the content moves.
  public var frame: AreaAnchors { part(.scrollFrame) }
  /// The same without what the content's insets cover: bars and keyboards.
  public var viewport: AreaAnchors { part(.area(.viewport)) }
}
