#!/bin/bash
# Whether the server on this machine can keep a step: healthy [ADDR:PORT, usually 127.0.0.1:7272]. Needs nothing but bash,
# which a slim Debian has: no curl, no wget.
set -eu
address=${1:-127.0.0.1:7272}
exec 3<>"/dev/tcp/${address%:*}/${address##*:}"
printf 'GET /readyz HTTP/1.0\r\nHost: %s\r\n\r\n' "$address" >&3
read -r -t 5 _ status _ <&3
[ "$status" = 200 ]
