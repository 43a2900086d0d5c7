// A cell shows a container by a configuration, and sizes itself by the container's layouts.

import Plumb
import UIKit

struct PostConfiguration: UIContentConfiguration, Equatable {
  var title = ""

  func makeContentView() -> any UIView & UIContentView { PostContentView(self) }

  func updated(for state: any UIConfigurationState) -> PostConfiguration {
    guard let cell = state as? UICellConfigurationState, cell.isSelected else { return self }
    return PostConfiguration(title: title.uppercased())
  }
}

final class PostContentView: LayoutInfoStoredView, UIContentView {
  private let title = UILabel()
  private var shown: PostConfiguration

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? PostConfiguration, new != shown else { return }
      shown = new
      show()
    }
  }

  init(_ configuration: PostConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    bottomPadding = 8
    plumb.setupSubview(title) {
      $0.setDefaultLayout {
        $0.setTopLeading(at: .parent.layoutMargins.topLeading)
          .setTrailing(inset: 0, from: .layoutMargins).fitHeight()
      }.addToParent()
    }
    show()
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is PostConfiguration
  }

  private func show() {
    title.text = shown.title
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

final class PostList: UIViewController, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)

  override func loadView() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = self
    view = table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.contentConfiguration = PostConfiguration(title: "Ada")
    return cell
  }
}

@MainActor func selfSizingCollection() -> UICollectionView {
  let layout = UICollectionViewFlowLayout()
  layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "post")
  return collection
}
