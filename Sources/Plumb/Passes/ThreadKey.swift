import Foundation

/// A slot with one value per thread: the ``OwningAddress`` of an object that lives until the thread ends.
#if os(Windows)
  import WinSDK

  struct ThreadKey {
    private let index: DWORD = FlsAlloc { pointer in
      if let pointer { OwningAddress.release(pointer) }
    }

    var value: UnsafeMutableRawPointer? {
      get { FlsGetValue(index) }
      nonmutating set { FlsSetValue(index, newValue) }
    }
  }
#elseif os(WASI)
  /// A slot for a single thread: WebAssembly has only one here.
  final class ThreadKey: @unchecked Sendable {
    var value: UnsafeMutableRawPointer?
  }
#else
  struct ThreadKey {
    private let key: pthread_key_t

    init() {
      var key = pthread_key_t()
      pthread_key_create(&key) { pointer in
        #if canImport(Darwin)
          OwningAddress.release(pointer)
        #else
          if let pointer { OwningAddress.release(pointer) }
        #endif
      }
      self.key = key
    }

    var value: UnsafeMutableRawPointer? {
      get { pthread_getspecific(key) }
      nonmutating set { pthread_setspecific(key, newValue) }
    }
  }
#endif
