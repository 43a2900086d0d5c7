// An empty guide is no guide, and a keyboard that moves makes what is pinned to it due: a view without looks follows
// the guide among constraints, and tells when it has moved.
// To come: a reference for the keyboard; until then a closure reads the guide.

#if !os(tvOS)
  import Plumb
  import UIKit

  /// Follows the keyboard, and has the page laid out again when it moves.
  final class KeyboardFollower: UIView {
    weak var page: LayoutInfoStoredView?

    func follow(in page: LayoutInfoStoredView) {
      self.page = page
      isHidden = true
      isUserInteractionEnabled = false
      translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(self)
      let guide = page.keyboardLayoutGuide
      guide.followsUndockedKeyboard = true
      if #available(iOS 17, *) { guide.usesBottomSafeArea = false }
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: guide.topAnchor),
        bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }

    override var center: CGPoint { didSet { if center != oldValue { page?.setNeedsLayout() } } }
    override var bounds: CGRect { didSet { if bounds != oldValue { page?.setNeedsLayout() } } }
  }

  final class ChatView: LayoutInfoStoredView {
    private let field = UITextField()
    private let follower = KeyboardFollower()

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window != nil, follower.superview == nil else { return }
      follower.follow(in: self)
      plumb.setupSubview(field) {
        $0.setDefaultLayout {
          $0.stickOnParentHorizontally().setHeight(to: 44)
            .setBottom(by: {
              guard let page = $0.parent(as: ChatView.self) else { return $0.bottom }
              let keyboard = page.keyboardLayoutGuide.layoutFrame
              return keyboard.isEmpty ? $0.safeAreaGuide.bottom : $0.top + keyboard.minY
            })
        }.addToParent()
      }
    }
  }
#endif
