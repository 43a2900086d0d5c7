import AppKit
import Plumb

// The sizes that views wish for.
extension Laws {
  /// No wish is the size that a view happens to have.
  static func wishes() {
    let (field, container, chart) = (Field(), OwnContainer(), Chart())
    for frame in [CGRect.zero, CGRect(x: 1, y: 2, width: 77, height: 88)] {
      (field.frame, container.frame) = (frame, frame)
      let wish = field.plumbContentSize(offering: CGSize(width: 50, height: 60))
      expect(wish == LayoutContentSize(width: 36), "an intrinsic size is the alignment rectangle's")
      container.plumb.setupSubview(chart) {
        $0.setDefaultLayout { $0.setTopLeft(to: .zero).setRight(inset: 0).fitHeight() }
          .addToParent()
      }
      expect(
        container.plumbContentSize(offering: CGSize(width: 40, height: unlimited))
          == LayoutContentSize(width: 40, height: 100), "a container wishes what its layouts need")
      chart.removeFromSuperview()
    }
    let knob = NSView()
    knob.stub.constraints = [.stubContentSize(of: knob)]
    knob.stub.fittingSize = NSSize(width: 70, height: 20)
    expect(
      knob.plumbContentSize(offering: .zero) == .none, "the engine's constraints are not its own")
  }

  static func baselines() {
    let baselines = Field().plumbBaselines(in: NSSize(width: 36, height: 20))
    expect(
      baselines == LayoutBaselines(first: 13, last: 8),
      "baselines are measured from the frame's edges")
  }

  static func scrollContainersSizeThemselves() {
    let scroll = LayoutInfoStoredScrollView(frame: CGRect(x: 0, y: 0, width: 33, height: 11))
    expect(scroll.plumbContentSize(offering: .zero) == .none, "without layouts there is no wish")
    scroll.stubChrome = NSEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    scroll.contentInsets = NSEdgeInsets(top: 0, left: 4, bottom: 3, right: 4)
    let chart = Chart()
    scroll.plumb.setupSubview(chart) {
      $0.setDefaultLayout { $0.stickOnParentHorizontally().setTop(to: 0).fitHeight() }.addToParent()
    }
    for isLaidOut in [false, true] {
      if isLaidOut { scroll.layoutSubtreeIfNeeded() }
      for (offer, size) in [
        (CGSize(width: 50, height: unlimited), CGSize(width: 50, height: 105)),
        (CGSize(width: 50, height: 60), CGSize(width: 50, height: 60)),
      ] {
        expect(scroll.plumbSizeThatFits(offer) == size, "\(scroll.plumbSizeThatFits(offer))")
      }
    }
  }
}
