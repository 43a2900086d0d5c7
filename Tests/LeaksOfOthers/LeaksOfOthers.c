// What the leak sanitizer is not to report, because nobody here can mend it: on Linux, XCTest keeps
// objects of its runner, and Foundation those of the processes that it has started and the buffer into
// which it has read an empty file, to the end.

#include "LeaksOfOthers.h"

const char *__lsan_default_suppressions(void) {
  return "leak:libXCTest\nleak:Foundation7Process\nleak:readBytesFromFile\n";
}

// What is left out is not told either: it would stand in the midst of what a command says.
const char *__lsan_default_options(void) { return "print_suppressions=0"; }
