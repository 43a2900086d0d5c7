// Two points on the top edge decide it twice.
// control: replace "setTopRight" with "setBottomRight"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the vertical axis has its top already; add middle, bottom or height}}
    $0.setTopLeft(to: .zero).setTopRight(at: .measured { $0.bottomRight })
  }
}
