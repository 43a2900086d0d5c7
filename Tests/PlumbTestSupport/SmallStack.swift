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

/// A sanitizer makes the frames on the stack some times as large.
public func onStack(
  of bytes: Int, timesIfSanitized factor: Int, _ body: @escaping @Sendable () -> Void
) async {
  await onStack(of: isSanitized ? factor * bytes : bytes, body)
}

private let isSanitized: Bool = {
  let program = dlopen(nil, RTLD_NOW)
  return dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
}()
