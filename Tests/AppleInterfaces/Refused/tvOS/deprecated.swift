// A button with a configuration ignores the insets of its content.
// control: replace "contentEdgeInsets" with "layoutMargins"
import UIKit

@MainActor
private func widen(_ button: UIButton) {
  // error: 'contentEdgeInsets' was deprecated in tvOS 15.0: a button with a configuration ignores it
  button.contentEdgeInsets.left = 8
}
