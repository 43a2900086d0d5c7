import Foundation
import Plumb

/// A view that computes its size with a closure.
final class AskingView: HeadlessView {
  var answer: (CGSize) -> CGSize = { $0 }

  override func sizeThatFits(_ size: CGSize) -> CGSize { answer(size) }
}
