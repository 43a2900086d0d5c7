// In a block of placed layouts a child is pinned to what placing has returned, and to no view.
// control: replace "to: photo," with "to: banner,"
import Plumb

func layOut(
  _ titleView: HeadlessView, _ bannerView: HeadlessView, _ photo: HeadlessView,
  in card: HeadlessContainerView
) {
  card.plumb.setLayouts { order in
    let banner = order.place(bannerView) { $0.setTopLeading(to: .zero).fitSize() }
    order.place(titleView) {
      // expected-error@+1 {{capture of 'photo' with non-Sendable type 'HeadlessView' in a '@Sendable' closure}}
      $0.pinTop(to: photo, with: { $0.bottom + 8 }).setLeading(to: 8).fitWidth()
        .pinBottom(to: banner, with: { $0.bottom + 30 })
    }
  }
}
