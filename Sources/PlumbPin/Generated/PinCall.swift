// Written by Scripts/write-pin from its tables. Do not edit.

/// The calls of a chain, as messages name them. One byte, so that each fact can carry it.
@_documentation(visibility: internal)
@frozen
public enum PinCall: UInt8 {
  case top
  case vCenter
  case bottom
  case left
  case hCenter
  case right
  case start
  case end
  case topLeft
  case topStart
  case topCenter
  case topRight
  case topEnd
  case centerLeft
  case centerStart
  case center
  case centerRight
  case centerEnd
  case bottomLeft
  case bottomStart
  case bottomCenter
  case bottomRight
  case bottomEnd
  case all
  case horizontally
  case vertically
  case aboveOf
  case belowOf
  case leftOf
  case rightOf
  case beforeOf
  case afterOf
  case horizontallyBetween
  case verticallyBetween
  case width
  case height
  case size
  case wrapContent
  case minWidth
  case maxWidth
  case minHeight
  case maxHeight
  case margin
  case marginTop
  case marginLeft
  case marginBottom
  case marginRight
  case marginStart
  case marginEnd
  case marginHorizontal
  case marginVertical

  var name: String {
    switch self {
    case .top: "top"
    case .vCenter: "vCenter"
    case .bottom: "bottom"
    case .left: "left"
    case .hCenter: "hCenter"
    case .right: "right"
    case .start: "start"
    case .end: "end"
    case .topLeft: "topLeft"
    case .topStart: "topStart"
    case .topCenter: "topCenter"
    case .topRight: "topRight"
    case .topEnd: "topEnd"
    case .centerLeft: "centerLeft"
    case .centerStart: "centerStart"
    case .center: "center"
    case .centerRight: "centerRight"
    case .centerEnd: "centerEnd"
    case .bottomLeft: "bottomLeft"
    case .bottomStart: "bottomStart"
    case .bottomCenter: "bottomCenter"
    case .bottomRight: "bottomRight"
    case .bottomEnd: "bottomEnd"
    case .all: "all"
    case .horizontally: "horizontally"
    case .vertically: "vertically"
    case .aboveOf: "above(of:)"
    case .belowOf: "below(of:)"
    case .leftOf: "left(of:)"
    case .rightOf: "right(of:)"
    case .beforeOf: "before(of:)"
    case .afterOf: "after(of:)"
    case .horizontallyBetween: "horizontallyBetween"
    case .verticallyBetween: "verticallyBetween"
    case .width: "width"
    case .height: "height"
    case .size: "size"
    case .wrapContent: "wrapContent"
    case .minWidth: "minWidth"
    case .maxWidth: "maxWidth"
    case .minHeight: "minHeight"
    case .maxHeight: "maxHeight"
    case .margin: "margin"
    case .marginTop: "marginTop"
    case .marginLeft: "marginLeft"
    case .marginBottom: "marginBottom"
    case .marginRight: "marginRight"
    case .marginStart: "marginStart"
    case .marginEnd: "marginEnd"
    case .marginHorizontal: "marginHorizontal"
    case .marginVertical: "marginVertical"
    }
  }
}
