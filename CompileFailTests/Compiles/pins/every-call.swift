// Every call of the model, in every form of its argument.
import Foundation
import Plumb
import PlumbPin

final class Picture: HeadlessView, ImageHost { var plumbImageSize: CGSize? { nil } }

func calls(_ view: HeadlessView, _ photo: HeadlessView, _ picture: Picture) {
  let insets = PinInsets(top: 1, left: 2, bottom: 3, right: 4)
  let directional = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  view.plumb.pin { $0.top() }
  view.plumb.pin { $0.top(8) }
  view.plumb.pin { $0.top(12%) }
  view.plumb.pin { $0.top(-(12%)) }
  view.plumb.pin { $0.top(insets) }
  view.plumb.pin { $0.left() }
  view.plumb.pin { $0.left(8) }
  view.plumb.pin { $0.left(12%) }
  view.plumb.pin { $0.left(-(12%)) }
  view.plumb.pin { $0.left(insets) }
  view.plumb.pin { $0.start() }
  view.plumb.pin { $0.start(8) }
  view.plumb.pin { $0.start(12%) }
  view.plumb.pin { $0.start(-(12%)) }
  view.plumb.pin { $0.start(insets) }
  view.plumb.pin { $0.bottom() }
  view.plumb.pin { $0.bottom(8) }
  view.plumb.pin { $0.bottom(12%) }
  view.plumb.pin { $0.bottom(-(12%)) }
  view.plumb.pin { $0.bottom(insets) }
  view.plumb.pin { $0.right() }
  view.plumb.pin { $0.right(8) }
  view.plumb.pin { $0.right(12%) }
  view.plumb.pin { $0.right(-(12%)) }
  view.plumb.pin { $0.right(insets) }
  view.plumb.pin { $0.end() }
  view.plumb.pin { $0.end(8) }
  view.plumb.pin { $0.end(12%) }
  view.plumb.pin { $0.end(-(12%)) }
  view.plumb.pin { $0.end(insets) }
  view.plumb.pin { $0.hCenter() }
  view.plumb.pin { $0.hCenter(8) }
  view.plumb.pin { $0.hCenter(12%) }
  view.plumb.pin { $0.hCenter(-(12%)) }
  view.plumb.pin { $0.vCenter() }
  view.plumb.pin { $0.vCenter(8) }
  view.plumb.pin { $0.vCenter(12%) }
  view.plumb.pin { $0.vCenter(-(12%)) }
  view.plumb.pin { $0.top(to: photo.edge.top) }
  view.plumb.pin { $0.top(to: photo.edge.vCenter) }
  view.plumb.pin { $0.top(to: photo.edge.bottom) }
  view.plumb.pin { $0.vCenter(to: photo.edge.top) }
  view.plumb.pin { $0.vCenter(to: photo.edge.vCenter) }
  view.plumb.pin { $0.vCenter(to: photo.edge.bottom) }
  view.plumb.pin { $0.bottom(to: photo.edge.top) }
  view.plumb.pin { $0.bottom(to: photo.edge.vCenter) }
  view.plumb.pin { $0.bottom(to: photo.edge.bottom) }
  view.plumb.pin { $0.left(to: photo.edge.left) }
  view.plumb.pin { $0.left(to: photo.edge.hCenter) }
  view.plumb.pin { $0.left(to: photo.edge.right) }
  view.plumb.pin { $0.left(to: photo.edge.start) }
  view.plumb.pin { $0.left(to: photo.edge.end) }
  view.plumb.pin { $0.hCenter(to: photo.edge.left) }
  view.plumb.pin { $0.hCenter(to: photo.edge.hCenter) }
  view.plumb.pin { $0.hCenter(to: photo.edge.right) }
  view.plumb.pin { $0.hCenter(to: photo.edge.start) }
  view.plumb.pin { $0.hCenter(to: photo.edge.end) }
  view.plumb.pin { $0.right(to: photo.edge.left) }
  view.plumb.pin { $0.right(to: photo.edge.hCenter) }
  view.plumb.pin { $0.right(to: photo.edge.right) }
  view.plumb.pin { $0.right(to: photo.edge.start) }
  view.plumb.pin { $0.right(to: photo.edge.end) }
  view.plumb.pin { $0.start(to: photo.edge.left) }
  view.plumb.pin { $0.start(to: photo.edge.hCenter) }
  view.plumb.pin { $0.start(to: photo.edge.right) }
  view.plumb.pin { $0.start(to: photo.edge.start) }
  view.plumb.pin { $0.start(to: photo.edge.end) }
  view.plumb.pin { $0.end(to: photo.edge.left) }
  view.plumb.pin { $0.end(to: photo.edge.hCenter) }
  view.plumb.pin { $0.end(to: photo.edge.right) }
  view.plumb.pin { $0.end(to: photo.edge.start) }
  view.plumb.pin { $0.end(to: photo.edge.end) }
  view.plumb.pin { $0.topLeft() }
  view.plumb.pin { $0.topLeft(8) }
  view.plumb.pin { $0.topLeft(to: photo.anchor.topLeft) }
  view.plumb.pin { $0.topStart() }
  view.plumb.pin { $0.topStart(8) }
  view.plumb.pin { $0.topStart(to: photo.anchor.topStart) }
  view.plumb.pin { $0.topCenter() }
  view.plumb.pin { $0.topCenter(8) }
  view.plumb.pin { $0.topCenter(to: photo.anchor.topCenter) }
  view.plumb.pin { $0.topRight() }
  view.plumb.pin { $0.topRight(8) }
  view.plumb.pin { $0.topRight(to: photo.anchor.topRight) }
  view.plumb.pin { $0.topEnd() }
  view.plumb.pin { $0.topEnd(8) }
  view.plumb.pin { $0.topEnd(to: photo.anchor.topEnd) }
  view.plumb.pin { $0.centerLeft() }
  view.plumb.pin { $0.centerLeft(8) }
  view.plumb.pin { $0.centerLeft(to: photo.anchor.centerLeft) }
  view.plumb.pin { $0.centerStart() }
  view.plumb.pin { $0.centerStart(8) }
  view.plumb.pin { $0.centerStart(to: photo.anchor.centerStart) }
  view.plumb.pin { $0.center() }
  view.plumb.pin { $0.center(8) }
  view.plumb.pin { $0.center(to: photo.anchor.center) }
  view.plumb.pin { $0.centerRight() }
  view.plumb.pin { $0.centerRight(8) }
  view.plumb.pin { $0.centerRight(to: photo.anchor.centerRight) }
  view.plumb.pin { $0.centerEnd() }
  view.plumb.pin { $0.centerEnd(8) }
  view.plumb.pin { $0.centerEnd(to: photo.anchor.centerEnd) }
  view.plumb.pin { $0.bottomLeft() }
  view.plumb.pin { $0.bottomLeft(8) }
  view.plumb.pin { $0.bottomLeft(to: photo.anchor.bottomLeft) }
  view.plumb.pin { $0.bottomStart() }
  view.plumb.pin { $0.bottomStart(8) }
  view.plumb.pin { $0.bottomStart(to: photo.anchor.bottomStart) }
  view.plumb.pin { $0.bottomCenter() }
  view.plumb.pin { $0.bottomCenter(8) }
  view.plumb.pin { $0.bottomCenter(to: photo.anchor.bottomCenter) }
  view.plumb.pin { $0.bottomRight() }
  view.plumb.pin { $0.bottomRight(8) }
  view.plumb.pin { $0.bottomRight(to: photo.anchor.bottomRight) }
  view.plumb.pin { $0.bottomEnd() }
  view.plumb.pin { $0.bottomEnd(8) }
  view.plumb.pin { $0.bottomEnd(to: photo.anchor.bottomEnd) }
  view.plumb.pin { $0.all() }
  view.plumb.pin { $0.all(8) }
  view.plumb.pin { $0.all(insets) }
  view.plumb.pin { $0.horizontally() }
  view.plumb.pin { $0.horizontally(8) }
  view.plumb.pin { $0.horizontally(12%) }
  view.plumb.pin { $0.horizontally(insets) }
  view.plumb.pin { $0.vertically() }
  view.plumb.pin { $0.vertically(8) }
  view.plumb.pin { $0.vertically(12%) }
  view.plumb.pin { $0.vertically(insets) }
  view.plumb.pin { $0.width(8) }
  view.plumb.pin { $0.width(12%) }
  view.plumb.pin { $0.width(of: photo) }
  view.plumb.pin { $0.height(8) }
  view.plumb.pin { $0.height(12%) }
  view.plumb.pin { $0.height(of: photo) }
  view.plumb.pin { $0.minWidth(8) }
  view.plumb.pin { $0.minWidth(12%) }
  view.plumb.pin { $0.maxWidth(8) }
  view.plumb.pin { $0.maxWidth(12%) }
  view.plumb.pin { $0.minHeight(8) }
  view.plumb.pin { $0.minHeight(12%) }
  view.plumb.pin { $0.maxHeight(8) }
  view.plumb.pin { $0.maxHeight(12%) }
  view.plumb.pin { $0.size(CGSize(width: 8, height: 9)) }
  view.plumb.pin { $0.size(8) }
  view.plumb.pin { $0.size(12%) }
  view.plumb.pin { $0.size(of: photo) }
  view.plumb.pin { $0.horizontally().width(8).justify(.left) }
  view.plumb.pin { $0.horizontally().width(8).justify(.center) }
  view.plumb.pin { $0.horizontally().width(8).justify(.right) }
  view.plumb.pin { $0.horizontally().width(8).justify(.start) }
  view.plumb.pin { $0.horizontally().width(8).justify(.end) }
  view.plumb.pin { $0.vertically().height(8).align(.top) }
  view.plumb.pin { $0.vertically().height(8).align(.center) }
  view.plumb.pin { $0.vertically().height(8).align(.bottom) }
  view.plumb.pin { $0.left(8).marginTop(8) }
  view.plumb.pin { $0.left(8).marginTop(12%) }
  view.plumb.pin { $0.left(8).marginLeft(8) }
  view.plumb.pin { $0.left(8).marginLeft(12%) }
  view.plumb.pin { $0.left(8).marginBottom(8) }
  view.plumb.pin { $0.left(8).marginBottom(12%) }
  view.plumb.pin { $0.left(8).marginRight(8) }
  view.plumb.pin { $0.left(8).marginRight(12%) }
  view.plumb.pin { $0.left(8).marginStart(8) }
  view.plumb.pin { $0.left(8).marginStart(12%) }
  view.plumb.pin { $0.left(8).marginEnd(8) }
  view.plumb.pin { $0.left(8).marginEnd(12%) }
  view.plumb.pin { $0.left(8).marginHorizontal(8) }
  view.plumb.pin { $0.left(8).marginHorizontal(12%) }
  view.plumb.pin { $0.left(8).marginVertical(8) }
  view.plumb.pin { $0.left(8).marginVertical(12%) }
  view.plumb.pin { $0.left(8).margin(insets) }
  view.plumb.pin { $0.left(8).margin(directional) }
  view.plumb.pin { $0.left(8).margin(8) }
  view.plumb.pin { $0.left(8).margin(12%) }
  view.plumb.pin { $0.left(8).margin(1, 2, 3, 4) }
  view.plumb.pin { $0.left(8).margin(1%, 2%, 3%, 4%) }
  view.plumb.pin { $0.left(8).margin(1, 2) }
  view.plumb.pin { $0.left(8).margin(1%, 2%) }
  view.plumb.pin { $0.left(8).margin(1, 2, 3) }
  view.plumb.pin { $0.left(8).margin(1%, 2%, 3%) }
  view.plumb.pin { $0.left().width(8).pinEdges() }
  view.plumb.pin { $0.width(8).aspectRatio(2) }
  view.plumb.pin { $0.width(8).aspectRatio(of: photo) }
  view.plumb.pin { $0.sizeToFit() }
  view.plumb.pin { $0.sizeToFit(.content) }
  view.plumb.pin { $0.sizeToFit(.width) }
  view.plumb.pin { $0.sizeToFit(.height) }
  view.plumb.pin { $0.sizeToFit(.widthFlexible) }
  view.plumb.pin { $0.sizeToFit(.heightFlexible) }
  view.plumb.pin { $0.wrapContent() }
  view.plumb.pin { $0.wrapContent(padding: 8) }
  view.plumb.pin { $0.wrapContent(padding: insets) }
  view.plumb.pin { $0.wrapContent(.all) }
  view.plumb.pin { $0.wrapContent(.all, padding: 8) }
  view.plumb.pin { $0.wrapContent(.all, padding: insets) }
  view.plumb.pin { $0.wrapContent(.horizontally) }
  view.plumb.pin { $0.wrapContent(.horizontally, padding: 8) }
  view.plumb.pin { $0.wrapContent(.horizontally, padding: insets) }
  view.plumb.pin { $0.wrapContent(.vertically) }
  view.plumb.pin { $0.wrapContent(.vertically, padding: 8) }
  view.plumb.pin { $0.wrapContent(.vertically, padding: insets) }
  picture.plumb.pin { $0.width(8).aspectRatio() }
}

func hosts(_ view: HeadlessView, _ card: HeadlessContainerView) -> CGSize {
  view.plumb.pin { $0.top(card.plumb.safeArea).left(card.plumb.layoutMargins + 8) }
  view.plumb.pin { $0.right(card.plumb.readableMargins.minInsets(dx: 8, dy: 0)) }
  view.plumb.pin { $0.all(card.plumb.safeArea.minInsets(PinInsets(top: 8))) }
  view.plumb.pin { $0.bottom(card.plumb.keyboardArea.height + (12%).of(50)) }
  view.plumb.pin { $0.hCenter(CGFloat(12)%).vCenter(Float(12)%).width(12.5%) }
  view.plumb.pinFrame { $0.topLeft().size(8) }
  card.plumb.setPin(for: view) { $0.all() }
  card.plumb.setPinFrame(for: view) { $0.all() }
  return card.plumb.autoSizeThatFits(CGSize(width: 320, height: 480)) {
    view.plumb.pin { $0.topLeft(8).size(40) }
  }
}
