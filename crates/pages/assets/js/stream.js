// A stream of server-sent events read by hand. `EventSource` hides the heartbeats and the status, and without them a
// dead connection looks like a quiet table.

/** Splits text into events: `{ event, data }`, as pieces of it arrive. */
export function parser(on) {
  let rest = '';
  let event = '';
  let data = [];
  return (piece) => {
    rest += piece;
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop();
    for (const line of lines) {
      if (line === '') {
        if (data.length) on({ event: event || 'message', data: data.join('\n') });
        event = '';
        data = [];
        continue;
      }
      const [, field, value] = /^([^:]*):? ?(.*)$/.exec(line);
      if (field === 'event') event = value;
      else if (field === 'data') data.push(value);
    }
  };
}

/** Reads a stream until it ends or is aborted. `alive` is called for every sign of life. Throws when it breaks. */
export async function read(address, { signal, on, alive }) {
  const answer = await fetch(address, { signal, headers: { accept: 'text/event-stream' }, cache: 'no-store' });
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status });
  const feed = parser(on);
  const text = new TextDecoder();
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    feed(text.decode(value, { stream: true }));
  }
}
