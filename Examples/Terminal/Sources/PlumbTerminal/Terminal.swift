import Foundation

/// The terminal that the program runs in.
public final class Terminal {
  public enum Event {
    case key(String)
    case resized
    case ended
  }

  private var before = termios()
  /// Keys that were read and not told yet.
  private var keys: [String] = []

  /// Takes the terminal over: keys come at once, and what was there before comes back at the end. Nil if
  /// there is no terminal.
  public init?() {
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var raw = before
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    // The call that waits for a key returns if the window changes.
    signal(SIGWINCH) { _ in }
    send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  /// Gives the terminal back.
  public func close() {
    send("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  /// The window's size in cells.
  public var size: CGSize {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 else {
      return CGSize(width: 80, height: 24)
    }
    return CGSize(width: Int(window.ws_col), height: Int(window.ws_row))
  }

  public func show(_ grid: CellGrid) { send(grid.escapeCodes) }

  /// Waits for a key or for another size. Keys that came together come one after the other.
  public func next() -> Event {
    if !keys.isEmpty { return .key(keys.removeFirst()) }
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, -1) > 0 else { return .resized }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return .ended }
    keys = Terminal.keys(in: String(decoding: bytes[..<count], as: UTF8.self))
    return .key(keys.removeFirst())
  }

  /// The keys in what a terminal sends: an escape code up to its letter is one key.
  static func keys(in text: String) -> [String] {
    var (keys, isInCode) = ([String](), false)
    for character in text {
      if isInCode {
        keys[keys.count - 1].append(character)
        isInCode = !character.isLetter && character != "~"
      } else {
        keys.append(String(character))
        isInCode = character == "\u{1B}"
      }
    }
    return keys
  }

  private func send(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
