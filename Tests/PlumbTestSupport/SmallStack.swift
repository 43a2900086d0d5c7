import Foundation

/// Runs `body` on a thread with a stack of `bytes` bytes, and waits for it without blocking a thread.
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

/// Runs `body` on a small stack. With a sanitizer the stack is larger by a factor, because stack frames are.
public func onStack(
  of bytes: Int, timesIfSanitized factor: Int, _ body: @escaping @Sendable () -> Void
) async {
  await onStack(of: isSanitized ? factor * bytes : bytes, body)
}

private let isSanitized: Bool = {
  let program = dlopen(nil, RTLD_NOW)
  return dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
}()
