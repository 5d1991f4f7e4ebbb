/* A disk that takes its time: preloaded into a program (LD_PRELOAD), every fsync and fdatasync
 * takes FLAVITA_SYNC_MS milliseconds longer than it does.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static int slowly(const char *call, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, call);
    const char *text = getenv("FLAVITA_SYNC_MS");
    long ms = text ? atol(text) : 0;
    struct timespec pause = {ms / 1000, ms % 1000 * 1000000};
    int done = real(fd);
    nanosleep(&pause, NULL);
    return done;
}

int fsync(int fd) { return slowly("fsync", fd); }

int fdatasync(int fd) { return slowly("fdatasync", fd); }
