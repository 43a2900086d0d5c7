import Plumb
import PlumbPin
import QuartzCore

func layOut(_ layer: CALayer) {
  // refused: nothing in this view asks for a size
  layer.plumb.pin { $0.width(90).sizeToFit(.width) }
}
