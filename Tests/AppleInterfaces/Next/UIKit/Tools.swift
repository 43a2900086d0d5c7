// Signposts around passes, previews, and a picture of a view.
// To come: signposts of Plumb's own, off by default; the guide's recipes for the rest.

import Plumb
import SwiftUI
import UIKit
import os

/// Off until somebody measures: a signposter that is disabled costs a test.
enum PassSignposts {
  static let signposter = OSSignposter(subsystem: "plumb", category: .pointsOfInterest)

  static func around<Result>(_ name: StaticString, _ body: () throws -> Result) rethrows -> Result {
    guard signposter.isEnabled else { return try body() }
    return try signposter.withIntervalSignpost(name, around: body)
  }

  static func manually(children: Int) {
    let state = signposter.beginInterval(
      "pass", id: signposter.makeSignpostID(), "\(children) children")
    signposter.endInterval("pass", state)
  }

  /// The older way, whose log may be disabled as well.
  static func withLog(_ log: OSLog, _ body: () -> Void) {
    guard log.signpostsEnabled else { return body() }
    let id = OSSignpostID(log: log)
    os_signpost(.begin, log: log, name: "pass", signpostID: id)
    body()
    os_signpost(.end, log: log, name: "pass", signpostID: id)
  }
}

final class MeasuredView: LayoutInfoStoredView {
  override func layoutSubviews() {
    PassSignposts.around("layoutSubviews") { super.layoutSubviews() }
  }
}

/// A picture of a view as it stands, for a test.
@MainActor func snapshot(of view: UIView, width: CGFloat) -> Data {
  let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  view.frame = CGRect(origin: .zero, size: size)
  view.layoutIfNeeded()
  return UIGraphicsImageRenderer(size: size).pngData { context in
    view.layer.render(in: context.cgContext)
  }
}

@available(iOS 17, tvOS 17, *)
#Preview("A card", traits: .fixedLayout(width: 200, height: 100)) {
  let card = LayoutInfoStoredView()
  card.backgroundColor = .red
  return card
}

@available(iOS 17, tvOS 17, *)
#Preview { UIViewController() }

#Preview("In SwiftUI") { Text("Ada").frame(width: 200) }
