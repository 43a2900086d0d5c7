// What the leak sanitizer is not to report, because nobody here can mend it: XCTest keeps two objects
// of its runner to the end of the process.

const char *__lsan_default_suppressions(void);

const char *__lsan_default_suppressions(void) { return "leak:libXCTest"; }
