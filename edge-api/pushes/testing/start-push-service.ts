import ece from 'http_ece';
import { Buffer } from 'node:buffer';
import { createECDH, randomBytes } from 'node:crypto';

/** Message that a push service has taken for a browser. */
export interface ReceivedPush {
  /** Path of the address of the browser. */
  path: string;
  headers: Headers;
  body: Uint8Array;
}

/** Browser of a test, which reads its messages with its own keys. */
export interface TestBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** Decrypts a message. */
  read(push: ReceivedPush): unknown;
}

/** Push service of a test on this machine. */
export interface PushService extends AsyncDisposable {
  received: ReceivedPush[];
  /** Status of the reply for a path. */
  replies: Map<string, number>;
  /** Calls the service in place of the host in the address. */
  fetch: typeof fetch;
  addBrowser(name: string): TestBrowser;
}

/** Starts a push service. */
export function startPushService(): PushService {
  const received: ReceivedPush[] = [];
  const replies = new Map<string, number>();
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, async (request) => {
    const path = new URL(request.url).pathname;
    received.push({ path, headers: request.headers, body: await request.bytes() });
    return new Response(null, { status: replies.get(path) ?? 201 });
  });
  return {
    received,
    replies,
    fetch: (address, init) => {
      const { pathname } = new URL(String(address));
      return fetch(`http://127.0.0.1:${server.addr.port}${pathname}`, init);
    },
    addBrowser(name) {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys().toString('base64url');
      const auth = randomBytes(16).toString('base64url');
      return {
        endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
        keys: { p256dh, auth },
        read: ({ body }) =>
          JSON.parse(
            ece.decrypt(Buffer.from(body), {
              version: 'aes128gcm',
              privateKey: ecdh,
              authSecret: auth,
            })
              .toString(),
          ),
      };
    },
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
