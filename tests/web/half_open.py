"""Opens requests that never end, from chosen addresses, and holds them until its input ends.

Standard input: {"from": ["10.0.0.2"], "to": "10.0.0.1", "port": 8080, "path": "/", "count": 1000} on
a line. Standard output, when all are begun: how many were taken, and how many are still open.
"""

import json
import resource
import socket
import sys

asked = json.loads(sys.stdin.readline())
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
place = (asked["to"], asked["port"])
head = (
    f"POST {asked['path']} HTTP/1.1\r\nHost: {place[0]}:{place[1]}\r\n"
    "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500000\r\n\r\nx"
).encode()
held, failed = [], 0
for number in range(asked["count"]):
    one = socket.socket()
    one.settimeout(3)
    try:
        one.bind((asked["from"][number % len(asked["from"])], 0))
        one.connect(place)
        one.send(head)
        held.append(one)
    except OSError:
        failed += 1
        one.close()
still = 0
for one in held:
    one.setblocking(False)
    try:
        still += one.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        still += 1
    except OSError:
        pass
print(f"{len(held)} begun, {failed} refused, {still} open or answered", flush=True)
sys.stdin.read()
