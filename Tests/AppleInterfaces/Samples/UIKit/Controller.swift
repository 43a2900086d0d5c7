// A controller whose view is a container, and one that holds a container among its own constraints.

import Plumb
import PlumbConstraints
import UIKit

final class ProfileController: UIViewController {
  private let page = LayoutInfoStoredView()
  private let photo = UIImageView(image: UIImage(named: "photo"))
  private let name = UILabel()
  private var issues: [LayoutIssue] = []

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.plumb.issueHandler = { [weak self] in self?.issues.append($0) }
    photo.contentMode = .scaleAspectFill
    name.font = .preferredFont(forTextStyle: .headline)
    page.plumb.setupSubview(photo) {
      $0.setDefaultLayout {
        $0.setTopLeading(at: .parent.safeArea.topLeading).setSize(to: CGSize(width: 80, height: 80))
      }.addToParent()
    }
    page.plumb.setupSubview(name) {
      $0.setDefaultLayout {
        $0.setLeading(at: photo.plumb.trailing, offset: 8).setMiddle(at: photo.plumb.middle)
          .fitSize()
      }.addToParent()
    }
    page.accessibilityElements = page.plumb.childrenInOrder
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    preferredContentSize = page.sizeThatFits(view.bounds.size)
  }

  func grow() {
    var transition = page.plumb.transition { page.bounds.size.height += 40 }
    transition.setEasing(.easeOut)
    UIView.animate(withDuration: 0.3) { transition.apply(at: 1) }
  }
}

final class SheetController: UIViewController {
  private let card = ConstraintView()

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    card.setContentHuggingPriority(.required, for: .vertical)
  }
}
