import Foundation
import Plumb

extension HostCapability {
  /// Checks the size that fits. Always included.
  static var sizes: Self {
    HostCapability("size") { trial in
      let scene = HostScene(trial)
      let child = scene.child
      let frame = scene.place(child, at: CGRect(x: 10, y: 20, width: 30, height: 40))
      for offer in offers {
        let size = child.plumbSizeThatFits(offer)
        let isSize = size.width >= 0 && size.height >= 0 && size.width + size.height < .infinity
        trial.expect(isSize, "the size that fits is a size, also for an offer of \(offer)")
        let wish = child.plumbContentSize(offering: offer)
        let isWish = [wish.width, wish.height].allSatisfy {
          $0.map { $0 >= 0 && $0 < .infinity } ?? true
        }
        trial.expect(isWish, "what the content asks for is a size, also for an offer of \(offer)")
      }
      trial.expect(child.plumbFrame, isAbout: frame, "asking for a size changes no frame")
    }
  }

  private static var offers: [CGSize] {
    let lengths: [CGFloat] = [0, 50, .greatestFiniteMagnitude]
    return lengths.flatMap { width in lengths.map { CGSize(width: width, height: $0) } }
  }

  /// Checks a host that has a content size.
  ///
  ///     .fitting(CGSize(width: 80, height: 40), in: CGSize(width: 100, height: 90)) { Label("two lines") }
  ///
  /// - Parameters:
  ///   - size: The size that the host needs. Its width must not exceed that of the offer.
  ///   - offer: The offered size.
  ///   - make: Makes the host, without a parent.
  public static func fitting(
    _ size: CGSize, in offer: CGSize, by make: @escaping () -> Host
  ) -> Self {
    HostCapability("fitting") { trial in
      let scene = HostScene(trial, makeChild: make)
      let (parent, child) = (scene.parent, scene.child)
      trial.expect(child.plumbSizeThatFits(offer), is: size, "a host asks for its size")
      let wish = child.plumbContentSize(offering: offer)
      trial.expect(wish.width ?? size.width, is: size.width, "the width that the content asks for")
      trial.expect(
        wish.height ?? size.height, is: size.height, "the height that the content asks for")
      parent.plumb.layout(child) {
        $0.setTopLeft(to: .zero).fitSize(by: { _ in offer })
      }
      trial.expect(
        child.plumbFrame.size, is: parent.plumbPixelGrid.fitted(size),
        "a fitted host has the size that it asked for")
      child.plumbFrame.size = CGSize(width: 3, height: 2)
      trial.expect(
        child.plumbSizeThatFits(offer), is: size, "the size that fits does not depend on the frame")
    }
  }

  /// Checks a host with lines of text.
  ///
  /// - Parameters:
  ///   - baselines: The toolkit's baselines, in points from the edges.
  ///   - size: The size of the host for these baselines.
  ///   - make: Makes the host, without a parent.
  public static func baselines(
    _ baselines: LayoutBaselines, in size: CGSize, by make: @escaping () -> any BaselineHost
  ) -> Self {
    HostCapability("baselines") { trial in
      let host = make()
      trial.expect(host.plumbBaselines(in: size), is: baselines, "the baselines lie in the text")
      host.plumbFrame.size = CGSize(width: 3, height: 2)
      trial.expect(
        host.plumbBaselines(in: size), is: baselines, "the baselines do not depend on the frame")
    }
  }
}
