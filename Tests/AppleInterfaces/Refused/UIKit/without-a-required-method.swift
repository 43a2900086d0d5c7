// A source of a table makes its cells.
// control: replace "func makeCell(" with "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell() }; func makeCell("
import UIKit

// error: type 'Rows' does not conform to protocol 'UITableViewDataSource'
private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func makeCell() -> UITableViewCell { UITableViewCell() }
}
