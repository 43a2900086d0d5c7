// Where two edges decide the height, a size at a ratio does not fit.
// control: replace "band.aspectFill" with "start.aspectFill"
import Plumb

func layOut(_ photo: HeadlessView, isSquare: Bool, in card: HeadlessView) {
  card.plumb.layout(photo) { maker in
    let start = maker.setTopLeft(to: .zero)
    let band = start.setBottom(by: { $0.bottom })
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; a size decides a fact of each axis}}
    return isSquare ? band.aspectFill(ratio: 1, in: { $0.size }) : band.fitWidth()
  }
}
