"""Sends one request from a chosen address of this machine.

Standard input: {"from": "10.0.0.2", "to": "10.0.0.1", "port": 8080, "path": "/", "cookie": "a=b" or
null, "body": {...}}. Standard output: {"status": 200, "cookie": "a=b" or null, "body": "..."}.
"""

import http.client
import json
import sys

asked = json.load(sys.stdin)
connection = http.client.HTTPConnection(
    asked["to"], asked["port"], timeout=20, source_address=(asked["from"], 0)
)
headers = {"Content-Type": "application/json"}
if asked["cookie"]:
    headers["Cookie"] = asked["cookie"]
connection.request("POST", asked["path"], json.dumps(asked["body"]).encode(), headers)
answer = connection.getresponse()
given = answer.headers.get("set-cookie")
json.dump(
    {
        "status": answer.status,
        "cookie": given.split(";")[0] if given else None,
        "body": answer.read().decode(),
    },
    sys.stdout,
)
