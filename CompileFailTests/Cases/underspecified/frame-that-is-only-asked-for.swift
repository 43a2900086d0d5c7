// A frame that is asked for and not given to anything has to be decided just the same.
// control: replace "fitWidth" with "fitSize"
import Foundation
import Plumb

func frame(of title: HeadlessView, in card: HeadlessView) -> CGRect? {
  card.plumb.frame(of: title) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    $0.setTopLeft(to: .zero).fitWidth()
  }
}
