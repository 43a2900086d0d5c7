// One file that lays out with Plumb and with the libraries that an app may have. A name that two modules have is said
// with its module. PinLayout's is the name of a type in it as well, so that its own names are said by an import of
// their own, which goes before that of a module.

import Cartography
import Plumb
import PlumbConstraints
import PlumbPin
import SnapKit
import TinyConstraints
import UIKit

import protocol PinLayout.Layoutable
import class PinLayout.PinLayout

/// A host of PinLayout's, and one of Plumb's.
final class Theirs: Layoutable {}

final class Ours: Plumb.Layoutable {
  weak var plumbParent: Ours?
  var plumbFrame = CGRect.zero
  func plumbSizeThatFits(_ size: CGSize) -> CGSize { size }
}

@MainActor
func layOut(_ title: UILabel, _ photo: UIView, in card: PlumbConstraints.ConstraintView) {
  title.edgesToSuperview()
  constrain(photo) { edge in _ = edge == edge }
  card.plumb.layout(title) { $0.setTop(at: photo.plumb.bottom + 8).setLeading(inset: 8).fitSize() }
  photo.plumb.pin { $0.topLeft(8).size(40) }
  let kept: [PlumbConstraints.LayoutConstraint] = card.plumb.activate {
    title.anchors.leading == card.anchors.leading + 8
    title.anchors.width == 120 <<~ PlumbConstraints.ConstraintPriority.high
  }
  _ = (
    kept, SnapKit.LayoutConstraint(), SnapKit.ConstraintPriority.required, PinLayout(view: Theirs())
  )
  let other: SnapKit.ConstraintView = card
  align(left: other, title)
}
