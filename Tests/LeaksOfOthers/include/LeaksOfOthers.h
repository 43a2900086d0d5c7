#ifndef LEAKS_OF_OTHERS_H
#define LEAKS_OF_OTHERS_H

// The leak sanitizer asks for both in each program that they are linked into.

/// The leaks that are not reported, by words in the functions or libraries on their stacks.
const char *__lsan_default_suppressions(void);

const char *__lsan_default_options(void);

#endif
