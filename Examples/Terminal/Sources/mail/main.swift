import Foundation
import PlumbTerminal

guard let terminal = Terminal() else {
  FileHandle.standardError.write(Data("mail: this is no terminal\n".utf8))
  exit(1)
}
let board = MailBoard()
var isRunning = true
while isRunning {
  board.resize(to: terminal.size)
  terminal.show(board.render())
  switch terminal.next() {
  case .key(let key): isRunning = board.press(key)
  case .resized: break
  case .ended: isRunning = false
  }
}
terminal.close()
