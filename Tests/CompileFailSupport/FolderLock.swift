import Foundation

/// A lock on a folder, held until it is released or the process ends, however that ends.
struct FolderLock: Sendable {
  #if os(Windows) || os(WASI)
    /// Without locks, each folder counts as one in use.
    init?(_ folder: URL) { return nil }

    func release() {}
  #else
    private let descriptor: Int32

    /// Locks `folder`; nil if another process has locked it, or if there is no such folder.
    ///
    /// Child processes do not inherit the lock.
    init?(_ folder: URL) {
      descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      // Whoever locked the folder before may have removed it, and let go of it, in the meantime.
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isOf(folder) else {
        close(descriptor)
        return nil
      }
    }

    func release() { close(descriptor) }

    private func isOf(_ folder: URL) -> Bool {
      var (locked, named) = (stat(), stat())
      guard fstat(descriptor, &locked) == 0, lstat(folder.path, &named) == 0 else { return false }
      return locked.st_ino == named.st_ino && locked.st_dev == named.st_dev
    }
  #endif
}
