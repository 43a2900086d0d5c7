// Layers, which belong to no actor, and a host of one's own.

import Plumb
import QuartzCore

final class ChartLayer: LayoutInfoStoredLayer {
  let bars = (0..<3).map { _ in CALayer() }

  override init() {
    super.init()
    setUp()
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for (index, bar) in bars.enumerated() {
      addSublayer(bar)
      plumb.setLayout(for: bar) {
        $0.setLeft(to: CGFloat(index) * 20).setWidth(to: 16).setBottom(inset: 0)
          .setHeight(part: 0.2 * CGFloat(index + 1))
      }
    }
  }
}

func layOut(_ chart: ChartLayer) {
  CATransaction.begin()
  CATransaction.plumbAnimatesLayouts = true
  chart.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
  chart.layoutIfNeeded()
  CATransaction.commit()
}
