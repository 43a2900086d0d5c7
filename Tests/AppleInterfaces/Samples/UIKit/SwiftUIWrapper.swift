// A container in SwiftUI, which asks it for its size.

import Plumb
import SwiftUI
import UIKit

struct CardWrapper: UIViewRepresentable {
  var title: String

  func makeUIView(context: Context) -> LayoutInfoStoredView {
    let card = LayoutInfoStoredView()
    let label = UILabel()
    card.plumb.setupSubview(label) {
      $0.setDefaultLayout { $0.setTopLeading(inset: 8).fitSize() }.addToParent()
    }
    return card
  }

  func updateUIView(_ card: LayoutInfoStoredView, context: Context) {
    (card.subviews.first as? UILabel)?.text = title
    card.setNeedsLayout()
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: LayoutInfoStoredView, context: Context
  ) -> CGSize? {
    let unlimited = CGFloat.greatestFiniteMagnitude
    return uiView.sizeThatFits(
      CGSize(width: proposal.width ?? unlimited, height: proposal.height ?? unlimited))
  }
}

struct CardList: View {
  @State private var titles = ["Ada", "Grace"]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Cards")
      CardWrapper(title: titles[0])
      CardWrapper(title: titles[1]).frame(width: 200)
    }
  }
}
