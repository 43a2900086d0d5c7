// What Plumb and its documents use of the C library.
// Documented in the manual pages of sections 3: pthread_key_create(3), exit(3), math(3), malloc(3).

#pragma once

#pragma clang assume_nonnull begin

typedef unsigned long size_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef unsigned char Boolean;
typedef unsigned long pthread_key_t;

int pthread_key_create(
  pthread_key_t *key, void (*_Nullable destructor)(void *value));
void *_Nullable pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void *_Nullable value);

void exit(int status) __attribute__((noreturn));
void *_Nullable malloc(size_t size);
void free(void *_Nullable pointer);

double sin(double x);
double cos(double x);
double tan(double x);
double exp(double x);
double log(double x);
double pow(double x, double y);
double sqrt(double x);
double hypot(double x, double y);
double ceil(double x);
double floor(double x);
double round(double x);

#pragma clang assume_nonnull end
