// An app, its scene, and a control of its own.

import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: Form())
    window?.makeKeyAndVisible()
  }
}
final class Dial: UIControl {
  override var isHighlighted: Bool { didSet { setNeedsLayout() } }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { _ = touch.location(in: self) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() { super.updateConstraints() }
  override func accessibilityActivate() -> Bool { true }
}
