// What an app has around its containers: fields, buttons, tables, gestures, animations.

import UIKit

final class Form: UIViewController, UITextFieldDelegate, UITableViewDelegate, UITableViewDataSource
{
  let field = UITextField()
  let button = UIButton(type: .system)
  let stack = UIStackView(arrangedSubviews: [])
  let table = UITableView(frame: .zero, style: .plain)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBlue
    field.delegate = self
    field.borderStyle = .roundedRect
    field.keyboardType = .emailAddress
    field.isSecureTextEntry = true
    button.setTitle("ok", for: .normal)
    button.addTarget(self, action: #selector(tap), for: .touchUpInside)
    button.addAction(UIAction(title: "x") { _ in }, for: .primaryActionTriggered)
    if #available(iOS 15, tvOS 15, *) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "a"
      configuration.imagePlacement = .leading
      configuration.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
      button.configuration = configuration
    }
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.alignment = .center
    stack.setCustomSpacing(4, after: button)
    stack.isLayoutMarginsRelativeArrangement = true
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
    view.layer.cornerRadius = 8
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 8).cgPath
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor(white: 1, alpha: 0.5).cgColor]
    gradient.locations = [0, 1]
    view.layer.insertSublayer(gradient, at: 0)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.3
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    view.layer.add(animation, forKey: "fade")
    table.dataSource = self
    table.delegate = self
    table.tableHeaderView = stack
    table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(tap))
    navigationController?.pushViewController(Form(), animated: true)
    NotificationCenter.default.addObserver(
      self, selector: #selector(tap), name: UIContentSizeCategory.didChangeNotification, object: nil
    )
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 3
    let text = NSAttributedString(
      string: "Ada",
      attributes: [
        .font: UIFont.systemFont(ofSize: 12, weight: .bold), .paragraphStyle: paragraph,
        .foregroundColor: UIColor.label,
      ])
    let label = UILabel()
    label.attributedText = text
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    label.textColor = .secondaryLabel
    label.accessibilityTraits = .header
    label.lineBreakMode = .byTruncatingTail
    _ = text.boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      MainActor.assumeIsolated { self?.view.setNeedsLayout() }
    }
    let image = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate)
    let photo = UIImageView(image: image)
    photo.contentMode = .scaleAspectFit
    photo.tintColor = .systemRed
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "ok", style: .cancel) { _ in })
    present(alert, animated: true)
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    effect.contentView.addSubview(spinner)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[a]|", options: [], metrics: nil, views: ["a": label]))
    label.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1).isActive =
      true
    let constraint = label.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultHigh
    constraint.priority = UILayoutPriority(999)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority.defaultLow - 1, for: .vertical)
    print(String(format: "%.1f", view.bounds.width), traitCollection.userInterfaceIdiom == .pad)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() })
  }
  @objc private func tap() {
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      self.view.layoutIfNeeded()
    }
    UIView.animate(withDuration: 0.3) {
      self.view.alpha = 0
    } completion: { _ in
      self.view.alpha = 1
    }
    UIView.transition(with: view, duration: 0.1, options: .transitionCrossDissolve, animations: nil)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
      self.view.layoutIfNeeded()
    }
    animator.addCompletion { _ in }
    animator.startAnimation()
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "\(indexPath.row)"
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = 0
  }
}
