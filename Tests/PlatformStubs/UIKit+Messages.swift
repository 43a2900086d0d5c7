@_exported import ObjectiveC
@_exported import QuartzCore

extension UIView {
  /// Where the method stands in the table of every view's class: a class that differs from another in that
  /// method alone has another word there.
  static let stubSizeThatFitsIndex: Int = {
    func words(_ type: AnyClass) -> UnsafePointer<Int> {
      unsafeBitCast(type, to: UnsafePointer<Int>.self)
    }
    let (view, plain, own) = (words(UIView.self), words(StubPlain.self), words(StubOwn.self))
    // Before the table stands what the class is: its superclass, its size, its description.
    return (7..<1000).first { plain[$0] == view[$0] && own[$0] != view[$0] }!
  }()
}

@MainActor final class StubPlain: UIView {}

@MainActor final class StubOwn: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
}
