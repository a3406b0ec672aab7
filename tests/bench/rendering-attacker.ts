/**
 * Runs as a worker, so that the attack does not slow down the measurement. It keeps eight
 * connections busy with addresses that a server without limits renders again each time, and posts
 * the number of replies per status after the message 'stop'.
 */
/// <reference lib="deno.worker" />

const connections = 8;
const statuses: Record<number, number> = {};
let running = true;

self.onmessage = async ({ data }: MessageEvent<string>) => {
  if (data === 'stop') {
    running = false;
    return;
  }
  const run = Date.now();
  await Promise.all(Array.from({ length: connections }, async (_, connection) => {
    for (let index = 0; running; index += 1) {
      const id = `${run}-${connection}-${index}`;
      const path = [`/store?product=none-${id}`, `/store?q=${id}`, `/none-${id}`][index % 3];
      const reply = await fetch(data + path);
      await reply.arrayBuffer();
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
    }
  }));
  self.postMessage(statuses);
  self.close();
};
