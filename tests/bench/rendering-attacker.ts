/**
 * Runs as a worker, so that the attack does not slow down the measurement. It keeps eight
 * connections busy with addresses that a server without limits renders again each time, and posts
 * the number of replies per status after the message 'stop'.
 */

/** This worker. The types of the project are those of a page, without the ones of a worker. */
const worker = self as unknown as {
  onmessage: (event: MessageEvent<string>) => void;
  postMessage(message: unknown): void;
  close(): void;
};

const connections = 8;
const statuses: Record<number, number> = {};
let running = true;

worker.onmessage = async ({ data }: MessageEvent<string>) => {
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
  worker.postMessage(statuses);
  worker.close();
};
