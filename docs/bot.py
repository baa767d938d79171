"""A whole bot: it takes any step that is legal. docs/bot-protocol.md says what else it could look at."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "move":
        step = random.choice(message["legal"])["step"]
        print(json.dumps({"step": step}), flush=True)
