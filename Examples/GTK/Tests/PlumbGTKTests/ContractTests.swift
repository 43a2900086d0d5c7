import Foundation
import Plumb
import PlumbGTK
import PlumbHostTesting
import Testing

extension DisplayTests {
  @Test func widgetsKeepTheContractOfAHost() {
    #expect(
      checkLayoutable(
        makeHost: { Board() as Widget }, add: { ($1 as! Board).plumbAddChild($0) },
        showing: { part, widget, root in
          let size = widget.plumbFrame.size
          return widget.convert(
            CGPoint(x: size.width * part.x, y: size.height * part.y), to: root)!
        },
        capabilities: [
          .hiding { $0.isHidden = $1 },
          .directions { $0.direction = $1 },
          .grid(.devicePixels(scale: 1)) { _ in },
          .fitting(CGSize(width: 60, height: 30), in: CGSize(width: 100, height: 100)) {
            let board = Board()
            let inner = Board()
            board.plumb.setupSubview(inner) {
              $0.setDefaultLayout {
                $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 60, height: 30))
              }
              .addToParent()
            }
            return board
          },
        ]) == [])
    #expect(Complaints.shared.take() == [])
  }

  @Test func boardsKeepTheContractOfAContainer() {
    #expect(
      checkContainer(
        makeContainer: { Board() }, makeChild: { Board() as Widget }, remove: { $0.remove() })
        == [])
    #expect(Complaints.shared.take() == [])
  }
}
