/**
 * Tests the configurations of `docs/proxies`: starts the shop behind nginx and behind Caddy on
 * loopback, and acts as honest, slow and hostile clients.
 */
import assert from 'node:assert/strict';
import { freePort } from '../../edge-api/testing/free-port.ts';
import { startShop } from '../start-shop.ts';
import { openConnection, request } from './connection.ts';
import { proxyChecks } from './proxy-checks.ts';
import { type ProxyName, shopName, startProxy } from './start-proxy.ts';

const names: readonly ProxyName[] = ['nginx', 'caddy'];

for (const program of [...names, 'openssl', 'curl']) {
  const found = await new Deno.Command('sh', { args: ['-c', `command -v ${program}`] }).output();
  if (found.success) continue;
  console.error(`${program} is missing. On Debian: apt-get install nginx-light caddy openssl curl`);
  Deno.exit(1);
}

const folder = await Deno.makeTempDir({ prefix: 'thach-an-proxies-' });
// The workers of nginx read the configuration as another user.
await Deno.chmod(folder, 0o755);
let failed = 0;
try {
  await createCertificate();
  for (const name of names) await test(name);
} finally {
  await Deno.remove(folder, { recursive: true });
}
if (failed > 0) {
  console.error(`${failed} checks failed.`);
  Deno.exit(1);
}

async function test(name: ProxyName) {
  const ports = [freePort(), freePort()] as const;
  const shop = await startShop({
    PUBLIC_URL: `https://${shopName}`,
    RATE_LIMIT: 'on',
    RENDER_LIMIT: '12',
    BODY_TIMEOUT: '60',
  });
  try {
    const shopPort = Number(new URL(shop.origin).port);
    const proxy = await startProxy(name, { shopPort, ports, folder });
    try {
      const certificate = await Deno.readTextFile(`${folder}/cert.pem`);
      const target = { name, port: proxy.port, httpPort: ports[0], shopPort, certificate, folder };
      const checks = {
        ...proxyChecks(target),
        'a failed request is logged without its query': async () => {
          await shop.stop();
          const connection = await openConnection(proxy.port, certificate);
          const reply = await request(connection, '/lich/gio.ics?ten=secret', {
            Referer: '/?secret',
          });
          assert.equal(reply.status, 502);
          const log = await proxy.readLog();
          assert.match(log, /\/lich\/gio\.ics/);
          assert.doesNotMatch(log, /secret/);
        },
      };
      for (const [title, check] of Object.entries(checks)) {
        const error = await check().then(() => undefined, (error) => error);
        console.log(`${error ? 'FAILED' : 'ok    '} ${name}: ${title}`);
        if (error) console.error(error.message ?? error);
        failed += error ? 1 : 0;
      }
    } finally {
      await proxy.stop();
    }
  } finally {
    await shop.stop();
  }
}

async function createCertificate() {
  const { success, stderr } = await new Deno.Command('openssl', {
    args: [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-days', '2', '-subj', `/CN=${shopName}`, '-addext', `subjectAltName=DNS:${shopName}`],
      ...['-addext', 'basicConstraints=critical,CA:FALSE'],
      ...['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`],
    ],
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
}
