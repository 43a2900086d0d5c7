// A length is that of another view.
// control: replace "like: photo" with "of: photo"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{the length of another view goes to of: width(of: photo), height(of: photo)}}
  title.plumb.pin { $0.top(8).left(8).width(like: photo).height(20) }
}
