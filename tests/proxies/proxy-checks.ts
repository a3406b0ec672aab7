import assert from 'node:assert/strict';
import { maxUploadBytes } from '../../edge-api/catalogue/pictures/save-upload.ts';
import { openConnection, request } from './connection.ts';
import { type ProxyName, shopName, testTimeout } from './start-proxy.ts';

/** A proxy in front of the shop. */
export interface ProxyTarget {
  name: ProxyName;
  /** Ports of the proxy for https and http, and of the shop itself. */
  port: number;
  httpPort: number;
  shopPort: number;
  /** Certificate of the proxy in PEM. */
  certificate: string;
  folder: string;
}

/** Headers that must be the same behind the proxy. */
const sameHeaders = [
  'Content-Type',
  'Content-Encoding',
  'ETag',
  'Vary',
  'Cache-Control',
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
];

/** Time after which a slow connection must be closed, in s. */
const closeTimeout = testTimeout * 3 + 2;

/** Returns the checks of a proxy by title. */
export function proxyChecks(
  { name, port, httpPort, shopPort, certificate, folder }: ProxyTarget,
): Record<string, () => Promise<void>> {
  const open = () => openConnection(port, certificate);
  const slowBody = 'POST /api/user/login HTTP/1.1\r\nHost: thachan.example\r\n' +
    'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em';

  /** Returns the status of a page, requested by curl from an address of loopback. */
  async function statusFrom(address: string, path: string, forwardedFor: string) {
    const { stdout } = await new Deno.Command('curl', {
      args: [
        ...['-s', '-o', '/dev/null', '-w', '%{http_code} %{http_version}', '--interface', address],
        ...['--cacert', `${folder}/cert.pem`, '--resolve', `${shopName}:${port}:127.0.0.1`],
        ...['-H', `X-Forwarded-For: ${forwardedFor}`, `https://${shopName}:${port}${path}`],
      ],
    }).output();
    return new TextDecoder().decode(stdout);
  }

  const checks: Record<string, () => Promise<void>> = {
    'replies are those of the shop, in each encoding, and 304 to the ETag': async () => {
      for (const path of ['/', '/store', '/api/food/list', '/khong-co', '/icon-192.png']) {
        for (const encoding of ['br', 'gzip', 'identity']) {
          const headers = { 'Accept-Encoding': encoding };
          const direct = await request(await openConnection(shopPort), path, headers);
          const proxied = await request(await open(), path, headers);
          const title = `${path} ${encoding}`;
          assert.equal(proxied.status, direct.status, title);
          for (const header of sameHeaders) {
            assert.equal(proxied.headers.get(header), direct.headers.get(header), title + header);
          }
          assert.ok(proxied.body.length > 0, title);
          assert.deepEqual(proxied.body, direct.body, title);
          assert.match(proxied.headers.get('Strict-Transport-Security') ?? '', /max-age=/);
          const etag = proxied.headers.get('ETag');
          if (etag === null || direct.status !== 200) continue;
          const known = await request(await open(), path, { ...headers, 'If-None-Match': etag });
          assert.equal(known.status, 304, title);
        }
      }
    },
    'the budget of a client is that of its address, whatever X-Forwarded-For it sends':
      async () => {
        const statuses = [];
        for (let index = 0; index < 6; index += 1) {
          const path = `/store?q=${name}-${index}`;
          statuses.push(await statusFrom('127.0.0.2', path, `203.0.113.${index}`));
        }
        assert.equal(statuses[0], '200 2');
        assert.equal(statuses.at(-1), '503 2');
        assert.equal(await statusFrom('127.0.0.3', `/store?q=${name}-x`, '203.0.113.1'), '200 2');
      },
    'HTTP/2 is offered': async () => {
      const connection = await openConnection(port, certificate, ['h2', 'http/1.1']);
      connection.close();
      assert.equal(connection.protocol, 'h2');
    },
    'http is redirected to https': async () => {
      const reply = await request(await openConnection(httpPort), '/store?q=a');
      assert.ok([301, 308].includes(reply.status), String(reply.status));
      assert.match(
        reply.headers.get('Location') ?? '',
        /^https:\/\/thachan\.example(:\d+)?\/store\?q=a$/,
      );
    },
    'slow headers are closed': async () => {
      const connection = await open();
      await connection.send('GET / HTTP/1.1\r\nHost: thachan.example\r\nX-Slow: ');
      await connection.readAll(closeTimeout);
    },
    'headers that arrive one byte at a time are closed': async () => {
      const connection = await open();
      await connection.send('GET / HTTP/1.1\r\nHost: thachan.example\r\nX-Slow: ');
      const timer = setInterval(() => connection.send('a').catch(() => {}), 500);
      try {
        await connection.readAll(closeTimeout);
      } finally {
        clearInterval(timer);
      }
    },
    'a slow body is closed': async () => {
      const connection = await open();
      await connection.send(slowBody);
      await connection.readAll(closeTimeout);
    },
    'a connection without a request is closed': async () => {
      await (await open()).readAll(closeTimeout);
    },
    'a connection is closed when it is idle after a reply': async () => {
      const connection = await open();
      await connection.send('GET /robots.txt HTTP/1.1\r\nHost: thachan.example\r\n\r\n');
      assert.match(new TextDecoder().decode(await connection.readAll(closeTimeout)), / 200 /);
    },
    'the largest picture reaches the shop': async () => {
      const body = 'x'.repeat(maxUploadBytes);
      const headers = { 'Content-Type': 'image/webp', 'Content-Length': String(body.length) };
      const reply = await request(await open(), '/api/admin/pictures', headers, {
        method: 'POST',
        body,
      });
      assert.equal(reply.status, 401);
      assert.match(reply.headers.get('Content-Type') ?? '', /json/);
    },
    'a body of 2 MB is refused': async () => {
      const body = 'x'.repeat(2_000_000);
      const headers = { 'Content-Type': 'application/json', 'Content-Length': '2000000' };
      const reply = await request(await open(), '/api/user/login', headers, {
        method: 'POST',
        body,
      });
      // Caddy 2.6 answers 502 if it reads the body before it calls the shop.
      assert.doesNotMatch(reply.headers.get('Content-Type') ?? '', /json/, 'it reached the shop');
      assert.ok((name === 'nginx' ? [413] : [413, 502]).includes(reply.status), `${reply.status}`);
    },
    'headers of 100 KB are refused': async () => {
      const reply = await request(await open(), '/', { 'X-Large': 'x'.repeat(100_000) });
      assert.ok([400, 431].includes(reply.status), String(reply.status));
    },
  };
  if (name === 'nginx') {
    checks['the connections of an address are limited'] = async () => {
      const slow = await Promise.all(Array.from({ length: 5 }, open));
      await Promise.all(slow.map((connection) => connection.send(slowBody)));
      await new Promise((resolve) => setTimeout(resolve, 200));
      const refused = await request(await open(), '/robots.txt');
      for (const connection of slow) connection.close();
      assert.equal(refused.status, 503);
    };
  }
  return checks;
}
