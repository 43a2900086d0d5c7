// Every place beside and between other views, with every alignment.
import Plumb
import PlumbPin

func places(_ view: HeadlessView, _ photo: HeadlessView, _ title: HeadlessView) {
  view.plumb.pin { $0.above(of: photo) }
  view.plumb.pin { $0.above(of: photo, aligned: .none) }
  view.plumb.pin { $0.above(of: photo, aligned: .left) }
  view.plumb.pin { $0.above(of: photo, aligned: .center) }
  view.plumb.pin { $0.above(of: photo, aligned: .right) }
  view.plumb.pin { $0.above(of: photo, aligned: .start) }
  view.plumb.pin { $0.above(of: photo, aligned: .end) }
  view.plumb.pin { $0.above(of: [photo, title]) }
  view.plumb.pin { $0.above(of: [photo, title], aligned: .none) }
  view.plumb.pin { $0.above(of: [photo, title], aligned: .left) }
  view.plumb.pin { $0.above(of: [photo, title], aligned: .center) }
  view.plumb.pin { $0.above(of: [photo, title], aligned: .right) }
  view.plumb.pin { $0.above(of: [photo, title], aligned: .start) }
  view.plumb.pin { $0.above(of: [photo, title], aligned: .end) }
  view.plumb.pin { $0.above(of: visible([photo, title])) }
  view.plumb.pin { $0.above(of: visible([photo, title]), aligned: .none) }
  view.plumb.pin { $0.above(of: visible([photo, title]), aligned: .left) }
  view.plumb.pin { $0.above(of: visible([photo, title]), aligned: .center) }
  view.plumb.pin { $0.above(of: visible([photo, title]), aligned: .right) }
  view.plumb.pin { $0.above(of: visible([photo, title]), aligned: .start) }
  view.plumb.pin { $0.above(of: visible([photo, title]), aligned: .end) }
  view.plumb.pin { $0.below(of: photo) }
  view.plumb.pin { $0.below(of: photo, aligned: .none) }
  view.plumb.pin { $0.below(of: photo, aligned: .left) }
  view.plumb.pin { $0.below(of: photo, aligned: .center) }
  view.plumb.pin { $0.below(of: photo, aligned: .right) }
  view.plumb.pin { $0.below(of: photo, aligned: .start) }
  view.plumb.pin { $0.below(of: photo, aligned: .end) }
  view.plumb.pin { $0.below(of: [photo, title]) }
  view.plumb.pin { $0.below(of: [photo, title], aligned: .none) }
  view.plumb.pin { $0.below(of: [photo, title], aligned: .left) }
  view.plumb.pin { $0.below(of: [photo, title], aligned: .center) }
  view.plumb.pin { $0.below(of: [photo, title], aligned: .right) }
  view.plumb.pin { $0.below(of: [photo, title], aligned: .start) }
  view.plumb.pin { $0.below(of: [photo, title], aligned: .end) }
  view.plumb.pin { $0.below(of: visible([photo, title])) }
  view.plumb.pin { $0.below(of: visible([photo, title]), aligned: .none) }
  view.plumb.pin { $0.below(of: visible([photo, title]), aligned: .left) }
  view.plumb.pin { $0.below(of: visible([photo, title]), aligned: .center) }
  view.plumb.pin { $0.below(of: visible([photo, title]), aligned: .right) }
  view.plumb.pin { $0.below(of: visible([photo, title]), aligned: .start) }
  view.plumb.pin { $0.below(of: visible([photo, title]), aligned: .end) }
  view.plumb.pin { $0.left(of: photo) }
  view.plumb.pin { $0.left(of: photo, aligned: .none) }
  view.plumb.pin { $0.left(of: photo, aligned: .top) }
  view.plumb.pin { $0.left(of: photo, aligned: .center) }
  view.plumb.pin { $0.left(of: photo, aligned: .bottom) }
  view.plumb.pin { $0.left(of: [photo, title]) }
  view.plumb.pin { $0.left(of: [photo, title], aligned: .none) }
  view.plumb.pin { $0.left(of: [photo, title], aligned: .top) }
  view.plumb.pin { $0.left(of: [photo, title], aligned: .center) }
  view.plumb.pin { $0.left(of: [photo, title], aligned: .bottom) }
  view.plumb.pin { $0.left(of: visible([photo, title])) }
  view.plumb.pin { $0.left(of: visible([photo, title]), aligned: .none) }
  view.plumb.pin { $0.left(of: visible([photo, title]), aligned: .top) }
  view.plumb.pin { $0.left(of: visible([photo, title]), aligned: .center) }
  view.plumb.pin { $0.left(of: visible([photo, title]), aligned: .bottom) }
  view.plumb.pin { $0.right(of: photo) }
  view.plumb.pin { $0.right(of: photo, aligned: .none) }
  view.plumb.pin { $0.right(of: photo, aligned: .top) }
  view.plumb.pin { $0.right(of: photo, aligned: .center) }
  view.plumb.pin { $0.right(of: photo, aligned: .bottom) }
  view.plumb.pin { $0.right(of: [photo, title]) }
  view.plumb.pin { $0.right(of: [photo, title], aligned: .none) }
  view.plumb.pin { $0.right(of: [photo, title], aligned: .top) }
  view.plumb.pin { $0.right(of: [photo, title], aligned: .center) }
  view.plumb.pin { $0.right(of: [photo, title], aligned: .bottom) }
  view.plumb.pin { $0.right(of: visible([photo, title])) }
  view.plumb.pin { $0.right(of: visible([photo, title]), aligned: .none) }
  view.plumb.pin { $0.right(of: visible([photo, title]), aligned: .top) }
  view.plumb.pin { $0.right(of: visible([photo, title]), aligned: .center) }
  view.plumb.pin { $0.right(of: visible([photo, title]), aligned: .bottom) }
  view.plumb.pin { $0.before(of: photo) }
  view.plumb.pin { $0.before(of: photo, aligned: .none) }
  view.plumb.pin { $0.before(of: photo, aligned: .top) }
  view.plumb.pin { $0.before(of: photo, aligned: .center) }
  view.plumb.pin { $0.before(of: photo, aligned: .bottom) }
  view.plumb.pin { $0.before(of: [photo, title]) }
  view.plumb.pin { $0.before(of: [photo, title], aligned: .none) }
  view.plumb.pin { $0.before(of: [photo, title], aligned: .top) }
  view.plumb.pin { $0.before(of: [photo, title], aligned: .center) }
  view.plumb.pin { $0.before(of: [photo, title], aligned: .bottom) }
  view.plumb.pin { $0.before(of: visible([photo, title])) }
  view.plumb.pin { $0.before(of: visible([photo, title]), aligned: .none) }
  view.plumb.pin { $0.before(of: visible([photo, title]), aligned: .top) }
  view.plumb.pin { $0.before(of: visible([photo, title]), aligned: .center) }
  view.plumb.pin { $0.before(of: visible([photo, title]), aligned: .bottom) }
  view.plumb.pin { $0.after(of: photo) }
  view.plumb.pin { $0.after(of: photo, aligned: .none) }
  view.plumb.pin { $0.after(of: photo, aligned: .top) }
  view.plumb.pin { $0.after(of: photo, aligned: .center) }
  view.plumb.pin { $0.after(of: photo, aligned: .bottom) }
  view.plumb.pin { $0.after(of: [photo, title]) }
  view.plumb.pin { $0.after(of: [photo, title], aligned: .none) }
  view.plumb.pin { $0.after(of: [photo, title], aligned: .top) }
  view.plumb.pin { $0.after(of: [photo, title], aligned: .center) }
  view.plumb.pin { $0.after(of: [photo, title], aligned: .bottom) }
  view.plumb.pin { $0.after(of: visible([photo, title])) }
  view.plumb.pin { $0.after(of: visible([photo, title]), aligned: .none) }
  view.plumb.pin { $0.after(of: visible([photo, title]), aligned: .top) }
  view.plumb.pin { $0.after(of: visible([photo, title]), aligned: .center) }
  view.plumb.pin { $0.after(of: visible([photo, title]), aligned: .bottom) }
  view.plumb.pin { $0.horizontallyBetween(photo, and: title) }
  view.plumb.pin { $0.horizontallyBetween(photo, and: title, aligned: .none) }
  view.plumb.pin { $0.horizontallyBetween(photo, and: title, aligned: .top) }
  view.plumb.pin { $0.horizontallyBetween(photo, and: title, aligned: .center) }
  view.plumb.pin { $0.horizontallyBetween(photo, and: title, aligned: .bottom) }
  view.plumb.pin { $0.verticallyBetween(photo, and: title) }
  view.plumb.pin { $0.verticallyBetween(photo, and: title, aligned: .none) }
  view.plumb.pin { $0.verticallyBetween(photo, and: title, aligned: .left) }
  view.plumb.pin { $0.verticallyBetween(photo, and: title, aligned: .center) }
  view.plumb.pin { $0.verticallyBetween(photo, and: title, aligned: .right) }
  view.plumb.pin { $0.verticallyBetween(photo, and: title, aligned: .start) }
  view.plumb.pin { $0.verticallyBetween(photo, and: title, aligned: .end) }
}
