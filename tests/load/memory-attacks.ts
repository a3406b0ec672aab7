import { Agent, request } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';

/** Sends anonymous requests that could fill the memory of a server. */
export type MemoryAttack = (origin: string, scale: number) => Promise<string>;

/** Address of a client, as the proxy on this machine reports it: each index is another network. */
const clientOf = (index: number) =>
  index % 4 === 0
    ? `2001:db8:${(index % 60_000).toString(16)}::1`
    : `10.${index % 200}.${(index >> 8) % 256}.${index % 256}`;

/** Calls `work` with the numbers up to `count`, some at the same time. Counts the results. */
async function repeat(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<number | string>,
): Promise<string> {
  const counts: Record<string, number> = {};
  let next = 0;
  await Promise.all(Array.from({ length: atOnce }, async () => {
    while (next < count) {
      const result = await work(next++);
      counts[result] = (counts[result] ?? 0) + 1;
    }
  }));
  return JSON.stringify(counts);
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends requests over kept connections. Resolves with the status of the reply, after its end. */
function createSender(origin: string) {
  const agent = new Agent({ keepAlive: true });
  const send = (path: string, index: number, { method, headers, body }: Sent = {}) =>
    new Promise<number | string>((resolve) => {
      const sent = request(origin + path, {
        agent,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          'X-Forwarded-For': clientOf(index),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
      }, (reply) => {
        reply.resume();
        reply.on('end', () => resolve(reply.statusCode ?? 0));
        reply.on('error', (error) => resolve(error.message));
      });
      sent.on('error', (error) => resolve(error.message));
      sent.end(body);
    });
  return { send, [Symbol.dispose]: () => agent.destroy() };
}

/** Log-ins at the same time, each with another account and network. */
const logIns: MemoryAttack = async (origin, scale) => {
  using sender = createSender(origin);
  const count = 200 * scale;
  return await repeat(count, 200, (index) =>
    sender.send('/api/user/login', index, {
      body: JSON.stringify({ email: `khach-${index}@example.com`, password: 'sai-mat-khau-roi' }),
    }));
};

const words = ['thach anh', 'mat ho', 'vong', 'ngoc', 'cau', 'nhan', 'tuong', 'qua tang'];
const encodings = ['', 'gzip', 'br, gzip'];

/** Path of a page that differs from all others: a search, a filter, a product, an unknown tag. */
function pageOf(index: number, ids: readonly string[]): string {
  const word = encodeURIComponent(`${words[index % words.length]}`);
  const id = encodeURIComponent(ids[index % ids.length]!);
  switch (index % 6) {
    case 0:
      return `/store?q=${word}+${index}`;
    case 1:
      return `/store?min=${1 + index}&sort=price-asc&page=${1 + index % 5}`;
    case 2:
      return `/store?q=${word}&min=${1 + index}&max=${100_000_000 + index}`;
    case 3:
      return `/product/${id}`;
    case 4:
      return `/store?product=${id}&min=${1 + index}`;
    default:
      return `/?product=${id}&utm_source=${index}`;
  }
}

/** Distinct pages, each requested twice in each encoding. */
const pages: MemoryAttack = async (origin, scale) => {
  using sender = createSender(origin);
  const ids = await readIds(origin);
  return await repeat(2_500 * scale, 8, async (index) => {
    const path = pageOf(index, ids);
    let status: number | string = 0;
    for (const encoding of [...encodings, ...encodings]) {
      status = await sender.send(path, index, { headers: { 'Accept-Encoding': encoding } });
      if (status !== 200) break;
    }
    return status;
  });
};

async function readIds(origin: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= 20; page += 1) {
    const reply = await fetch(`${origin}/api/catalogue/products?page=${page}`);
    const { data = [] } = await reply.json() as { data?: { _id: string }[] };
    ids.push(...data.map(({ _id }) => _id));
  }
  return ids;
}

/** The same few pages with addresses and headers that differ, each of which may be remembered. */
const variants: MemoryAttack = async (origin, scale) => {
  using sender = createSender(origin);
  const paths = ['/', '/store', '/tuvi', '/api/food/list', '/feed.xml', '/api/openapi.json'];
  return await repeat(
    6_000 * scale,
    8,
    async (index) =>
      await sender.send(
        `${paths[index % paths.length]}?utm=${index}${'x'.repeat(index % 1_500)}`,
        index,
        {
          headers: {
            'Accept-Encoding': `${encodings[index % 3]}, x-${index}`,
            ...(index % 2 ? { 'If-None-Match': `"none-${index}"` } : {}),
          },
        },
      ),
  );
};

/** Connections that ask for a large reply and do not read it. */
const slowReaders: MemoryAttack = async (origin, scale) => {
  const paths = ['/api/food/list', '/feed.xml', '/sitemap-1.xml', '/', '/api/openapi.json'];
  const { port } = new URL(origin);
  const connections: Deno.Conn[] = [];
  const assets = [
    ...new Set(
      (await (await fetch(`${origin}/`)).text()).match(/\/assets\/[\w.-]+\.js/g),
    ),
  ];
  for (let index = 0; index < 600 * scale; index += 1) {
    const connection = await Deno.connect({ hostname: '127.0.0.1', port: Number(port) });
    connections.push(connection);
    const path = index % 2 ? assets[index % assets.length] : paths[index % paths.length];
    const line = `GET ${path}?${index % 7} HTTP/1.1\r\nHost: localhost:${port}\r\n` +
      `X-Forwarded-For: ${clientOf(index)}\r\n\r\n`;
    // Pipelined requests, none of whose replies is read.
    await connection.write(new TextEncoder().encode(line.repeat(10)));
  }
  await delay(5_000);
  for (const connection of connections) connection.close();
  return `${connections.length} connections`;
};

/** Paths with and without a route that reads a body. */
const bodyPaths = ['/api/user/login', '/analyze-user', '/api/none', '/', '/store', '/feed.xml'];

/**
 * Bodies of clients that close their connection when they have sent all, or in the middle.
 *
 * @param chunk size of a chunk in bytes; `undefined` sends one body with a length
 */
function bodies(size: number, chunk: number | undefined, holdMs: number): MemoryAttack {
  return async (origin, scale) => {
    const port = Number(new URL(origin).port);
    const piece = chunk === undefined
      ? new Uint8Array(64 * 1_024).fill(0x20)
      : new TextEncoder().encode(
        `${chunk.toString(16)}\r\n${' '.repeat(chunk)}\r\n`.repeat(Math.ceil(8_192 / chunk)),
      );
    const content = chunk === undefined ? piece.length : Math.ceil(8_192 / chunk) * chunk;
    return await repeat(300 * scale, 300, async (index) => {
      const connection = await Deno.connect({ hostname: '127.0.0.1', port });
      try {
        const length = chunk === undefined
          ? `Content-Length: ${size + 1}`
          : 'Transfer-Encoding: chunked';
        await connection.write(new TextEncoder().encode(
          `POST ${bodyPaths[index % bodyPaths.length]} HTTP/1.1\r\nHost: localhost:${port}\r\n` +
            `X-Forwarded-For: ${clientOf(index)}\r\nContent-Type: application/json\r\n` +
            `${length}\r\n\r\n`,
        ));
        const end = Date.now() + 8_000;
        for (let sent = 0; sent < size && Date.now() < end; sent += content) {
          await Promise.race([connection.write(piece).catch(() => sent = size), delay(2_000)]);
        }
        await delay(holdMs);
        return 'sent';
      } catch (error) {
        return (error as Error).name;
      } finally {
        connection.close();
      }
    });
  };
}

/** Connections that never end their headers. */
const headers: MemoryAttack = async (origin, scale) => {
  const { port } = new URL(origin);
  const connections: Deno.Conn[] = [];
  for (let index = 0; index < 800 * scale; index += 1) {
    try {
      const connection = await Deno.connect({ hostname: '127.0.0.1', port: Number(port) });
      connections.push(connection);
      const long = `X-${index}: ${'y'.repeat(400_000)}`;
      const text = `GET / HTTP/1.1\r\nHost: localhost:${port}\r\n${long}`;
      const bytes = new TextEncoder().encode(text);
      await Promise.race([connection.write(bytes).catch(() => 0), delay(200)]);
    } catch {
      break;
    }
  }
  await delay(3_000);
  for (const connection of connections) connection.close();
  return `${connections.length} connections`;
};

/** HTTP/2 without TLS: streams with bodies and replies that are not read, then cancelled. */
const http2: MemoryAttack = async (origin, scale) => {
  const sessions = Array.from({ length: 20 * scale }, (_, index) => {
    const session = connectHttp2(origin, {
      settings: { initialWindowSize: index % 2 ? 0 : 65_535 },
    });
    session.on('error', () => {});
    return session;
  });
  let opened = 0;
  for (const [index, session] of sessions.entries()) {
    for (let stream = 0; stream < 100; stream += 1) {
      const method = stream % 2 ? 'POST' : 'GET';
      const sent = session.request({
        ':method': method,
        ':path': method === 'POST' ? '/api/user/login' : '/api/food/list',
        'content-type': 'application/json',
        'x-forwarded-for': clientOf(index * 100 + stream),
        'x-long': 'z'.repeat(4_000),
      });
      sent.on('error', () => {});
      sent.pause();
      if (method === 'POST') sent.write(new Uint8Array(200_000));
      opened += 1;
    }
  }
  await delay(5_000);
  for (const session of sessions) session.destroy();
  return `${opened} streams`;
};

/** Requests whose clients have gone before the reply. */
const abandoned: MemoryAttack = async (origin, scale) => {
  const port = Number(new URL(origin).port);
  const ids = await readIds(origin);
  return await repeat(5_000 * scale, 50, async (index) => {
    const connection = await Deno.connect({ hostname: '127.0.0.1', port });
    await connection.write(new TextEncoder().encode(
      `GET ${pageOf(index, ids)} HTTP/1.1\r\nHost: localhost:${port}\r\n` +
        `X-Forwarded-For: ${clientOf(index)}\r\n\r\n`,
    ));
    connection.close();
    return 'sent';
  });
};

/** JSON that is deep, or has many members, or many numbers, in every route that reads JSON. */
const json: MemoryAttack = async (origin, scale) => {
  using sender = createSender(origin);
  const texts = [
    '['.repeat(65_000),
    `${'['.repeat(32_000)}${']'.repeat(32_000)}`,
    `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join()}}`,
    `[${'1,'.repeat(32_000)}1]`,
    JSON.stringify({ ids: Array.from({ length: 5_000 }, (_, index) => `p-${index}`) }),
  ];
  const paths = ['/api/user/login', '/analyze-user', '/api/catalogue/lookup', '/api/cart/add'];
  return await repeat(
    4_000 * scale,
    64,
    (index) =>
      sender.send(paths[index % paths.length]!, index, { body: texts[index % texts.length] }),
  );
};

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Attacks by name. */
export const memoryAttacks = {
  logIns,
  pages,
  variants,
  slowReaders,
  largeBodies: bodies(50_000_000, undefined, 0),
  largeChunkedBodies: bodies(50_000_000, 8_192, 0),
  smallChunks: bodies(60_000, 1, 4_000),
  heldBodies: bodies(60_000, undefined, 6_000),
  headers,
  http2,
  abandoned,
  json,
} satisfies Record<string, MemoryAttack>;
