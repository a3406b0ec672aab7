import { shopName } from './start-proxy.ts';

/** A reply with its body as it was sent. */
export interface RawReply {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** A connection to a server, through which bytes are sent as they are. */
export interface Connection {
  /** Protocol that the server chose, such as `h2`. */
  protocol: string | null;
  send(text: string): Promise<void>;
  /** Reads until the server closes the connection. Fails after a time in s. */
  readAll(timeout: number): Promise<Uint8Array<ArrayBuffer>>;
  close(): void;
}

/**
 * Opens a connection on loopback.
 *
 * @param certificate in PEM, for a connection with TLS
 */
export async function openConnection(
  port: number,
  certificate?: string,
  protocols = ['http/1.1'],
): Promise<Connection> {
  const plain = await Deno.connect({ hostname: '127.0.0.1', port });
  const tls = certificate === undefined ? undefined : await Deno.startTls(plain, {
    hostname: shopName,
    caCerts: [certificate],
    alpnProtocols: protocols,
  });
  const protocol = (await tls?.handshake())?.alpnProtocol ?? null;
  const connection = tls ?? plain;
  const close = () => {
    try {
      connection.close();
    } catch {
      // It is closed already.
    }
  };
  return {
    protocol,
    async send(text) {
      const bytes = new TextEncoder().encode(text);
      for (let sent = 0; sent < bytes.length;) sent += await connection.write(bytes.subarray(sent));
    },
    async readAll(timeout) {
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      let expired = false;
      const timer = setTimeout(() => {
        expired = true;
        close();
      }, timeout * 1_000);
      try {
        for (;;) {
          const chunk = new Uint8Array(65_536);
          const count = await connection.read(chunk);
          if (count === null) break;
          chunks.push(chunk.subarray(0, count));
        }
      } catch (error) {
        // A server may reset the connection.
        if (expired) throw new Error(`The connection is open after ${timeout} s`, { cause: error });
      } finally {
        clearTimeout(timer);
        close();
      }
      if (expired) throw new Error(`The connection is open after ${timeout} s`);
      return new Uint8Array(await new Blob(chunks).arrayBuffer());
    },
    close,
  };
}

/** Sends a request for a path and returns the reply. */
export async function request(
  connection: Connection,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '' } = {},
): Promise<RawReply> {
  const lines = Object.entries({ Host: shopName, Connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`);
  await connection.send(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  return parseReply(await connection.readAll(15));
}

function parseReply(bytes: Uint8Array<ArrayBuffer>): RawReply {
  const latin1 = new TextDecoder('latin1').decode(bytes);
  const end = latin1.indexOf('\r\n\r\n');
  const [first = '', ...lines] = latin1.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const body = bytes.slice(end + 4);
  return {
    status: Number(first.split(' ')[1]),
    headers,
    body: headers.get('Transfer-Encoding') === 'chunked' ? joinChunks(body) : body,
  };
}

function joinChunks(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder('latin1').decode(bytes);
  const parts: number[] = [];
  for (let at = 0;;) {
    const lineEnd = text.indexOf('\r\n', at);
    const size = parseInt(text.slice(at, lineEnd), 16);
    if (!(size > 0)) return new Uint8Array(parts);
    parts.push(...bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
