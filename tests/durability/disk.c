/* A disk that can be told to fail, or that writes down what it is asked.
 *
 * Preloaded into a program (LD_PRELOAD) it stands between the program and the system's calls on
 * files whose name contains FLAVITA_DISK_FILE.
 *
 * FLAVITA_DISK_FAULT=KIND:N:COUNT   the N-th such call and the COUNT - 1 after it fail. KIND is
 *     full (writes fail with ENOSPC), broken (writes fail with EIO), short (half of a write is
 *     done, then ENOSPC), unsynced (syncs fail with EIO).
 * FLAVITA_DISK_RECORD=FILE          every write, truncation and sync is appended to FILE, and so
 *     is every line that the program prints: what was promised, and when.
 *
 * A record is: one letter (w write, t truncate, s sync, o output), the number of the file by its
 * ending (0 the database, 1 its -wal, 2 anything else), offset and length (8 bytes each, of this
 * machine's order), then the bytes.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int calls = 0;
static int record_fd = -2;

#define REAL(name, type, ...) \
    static type (*real)(__VA_ARGS__) = NULL; \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static const char *path_of(int fd) {
    static __thread char path[4096];
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return "";
    path[length] = 0;
    return path;
}

static int is_ours(int fd) {
    const char *wanted = getenv("FLAVITA_DISK_FILE");
    return wanted && strstr(path_of(fd), wanted) != NULL;
}

static char kind_of_file(int fd) {
    const char *path = path_of(fd);
    size_t length = strlen(path);
    if (length >= 4 && strcmp(path + length - 4, "-wal") == 0) return 1;
    if (length >= 7 && strcmp(path + length - 7, ".sqlite") == 0) return 0;
    return 2;
}

static ssize_t real_write(int fd, const void *bytes, size_t length) {
    REAL("write", ssize_t, int, const void *, size_t);
    return real(fd, bytes, length);
}

static void record(char what, char file, int64_t offset, const void *bytes, int64_t length) {
    if (record_fd == -2) {
        const char *path = getenv("FLAVITA_DISK_RECORD");
        record_fd = path ? open(path, O_WRONLY | O_CREAT | O_APPEND, 0600) : -1;
    }
    if (record_fd < 0) return;
    char head[18] = {what, file};
    memcpy(head + 2, &offset, 8);
    memcpy(head + 10, &length, 8);
    real_write(record_fd, head, sizeof head);
    if (bytes && length > 0) real_write(record_fd, bytes, (size_t)length);
}

/* Whether this call is to fail, as one of these kinds. */
static int fails(const char *kinds, char *kind) {
    const char *fault = getenv("FLAVITA_DISK_FAULT");
    char named[16];
    int first, count;
    if (!fault || sscanf(fault, "%15[a-z]:%d:%d", named, &first, &count) != 3) return 0;
    if (!strstr(kinds, named)) return 0;
    calls += 1;
    /* After half a write the disk is full. */
    *kind = named[0] == 's' && calls > first ? 'f' : named[0];
    return calls >= first && calls < first + count;
}

static ssize_t at(int fd, const void *bytes, size_t length, off_t offset) {
    REAL("pwrite64", ssize_t, int, const void *, size_t, off_t);
    if (!is_ours(fd)) return real(fd, bytes, length, offset);
    char kind;
    if (fails("full broken short", &kind)) {
        if (kind == 's' && length > 1) return real(fd, bytes, length / 2, offset);
        errno = kind == 'b' ? EIO : ENOSPC;
        return -1;
    }
    ssize_t done = real(fd, bytes, length, offset);
    if (done > 0) record('w', kind_of_file(fd), offset, bytes, done);
    return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
    return at(fd, bytes, length, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) {
    return at(fd, bytes, length, offset);
}

ssize_t write(int fd, const void *bytes, size_t length) {
    if (is_ours(fd) && fd != record_fd) {
        off_t offset = lseek(fd, 0, SEEK_CUR);
        char kind;
        if (fails("full broken short", &kind)) {
            errno = kind == 'b' ? EIO : ENOSPC;
            return -1;
        }
        ssize_t done = real_write(fd, bytes, length);
        if (done > 0) record('w', kind_of_file(fd), offset, bytes, done);
        return done;
    }
    ssize_t done = real_write(fd, bytes, length);
    if (fd == STDOUT_FILENO && done > 0) record('o', 2, 0, bytes, done);
    return done;
}

static int synced(int fd, const char *call) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, call);
    if (!is_ours(fd)) return real(fd);
    char kind;
    if (fails("unsynced", &kind)) {
        errno = EIO;
        return -1;
    }
    int done = real(fd);
    if (done == 0) record('s', kind_of_file(fd), 0, NULL, 0);
    return done;
}

int fsync(int fd) { return synced(fd, "fsync"); }

int fdatasync(int fd) { return synced(fd, "fdatasync"); }

static int truncated(int fd, off_t length) {
    REAL("ftruncate64", int, int, off_t);
    int done = real(fd, length);
    if (done == 0 && is_ours(fd)) record('t', kind_of_file(fd), length, NULL, 0);
    return done;
}

int ftruncate(int fd, off_t length) { return truncated(fd, length); }

int ftruncate64(int fd, off64_t length) { return truncated(fd, length); }
