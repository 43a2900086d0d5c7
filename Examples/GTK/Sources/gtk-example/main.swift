import Foundation
import PlumbGTK
import Screens

guard Toolkit.start() else {
  FileHandle.standardError.write(Data("gtk-example: there is no display\n".utf8))
  exit(1)
}
Toolkit.addStyles(styles)
let window = Window(
  "Plumb", size: CGSize(width: 720, height: 480), content: MainBoard())
window.show()
Toolkit.run(until: window)
