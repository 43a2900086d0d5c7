// A collection with a compositional layout and a source that tells differences.

import UIKit

final class Grid: UICollectionViewController {
  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }
  required init?(coder: NSCoder) { fatalError() }
  lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView)
  { [registration] view, path, item in
    view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
  }
  let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
    cell, _, item in
    cell.contentConfiguration = UIListContentConfiguration.cell()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
  }
}
