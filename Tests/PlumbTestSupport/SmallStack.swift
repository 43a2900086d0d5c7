import Foundation

/// Runs `body` on a thread whose stack has `bytes` bytes, and waits for it without blocking a thread.
public func onStack(of bytes: Int, _ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
    let thread = Thread {
      body()
      continuation.resume()
    }
    thread.stackSize = bytes
    thread.start()
  }
}
