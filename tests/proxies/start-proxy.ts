import { once } from 'node:events';
import { spawn } from 'node:child_process';

/** Host name of the shop in the configurations of `docs/proxies`. */
export const shopName = 'thachan.example';

/** A proxy that is tested. */
export type ProxyName = 'nginx' | 'caddy';

/** Time limits of the tested configurations in s. They are shortened for the test. */
export const testTimeout = 2;

/** A running proxy on loopback. */
export interface RunningProxy {
  /** Port for https. */
  port: number;
  /** Returns what it has logged until now. */
  readLog(): Promise<string>;
  stop(): Promise<void>;
}

/** Options of a proxy. */
export interface ProxyOptions {
  /** Port of the shop. */
  shopPort: number;
  /** Free ports for http and https. */
  ports: readonly [number, number];
  /** Folder for the configuration, with `cert.pem` and `key.pem`. */
  folder: string;
}

/** Starts a proxy with the configuration of `docs/proxies`, on loopback and with free ports. */
export async function startProxy(name: ProxyName, options: ProxyOptions): Promise<RunningProxy> {
  const { folder, ports: [, port] } = options;
  const file = name === 'nginx' ? 'nginx.conf' : 'Caddyfile';
  const original = await Deno.readTextFile(new URL(`../../docs/proxies/${file}`, import.meta.url));
  const text = shorten(
    name === 'nginx' ? adaptNginx(original, options) : adaptCaddy(original, options),
  );
  await Deno.writeTextFile(`${folder}/${file}`, text);
  const args = name === 'nginx'
    ? ['-c', `${folder}/nginx.conf`, '-g', 'daemon off;', '-e', `${folder}/error.log`]
    : ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'];
  const env = { ...Deno.env.toObject(), XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const proxy = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  proxy.stderr.on('data', (chunk: Uint8Array) => printed += chunk.toString());
  for (let tries = 0;; tries += 1) {
    const connection = await Deno.connect({ hostname: '127.0.0.1', port }).catch(() => undefined);
    connection?.close();
    if (connection) break;
    if (proxy.exitCode !== null || tries === 100) throw new Error(`${name}: ${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const logs = name === 'nginx' ? [`${folder}/error.log`, `${folder}/failed.log`] : [];
  return {
    port,
    readLog: async () =>
      printed + (await Promise.all(logs.map((path) => Deno.readTextFile(path)))).join(''),
    async stop() {
      if (proxy.exitCode !== null) return;
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
    },
  };
}

function adaptNginx(text: string, { shopPort, ports: [http, https], folder }: ProxyOptions) {
  return text
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('/etc/ssl/thachan.example/fullchain.pem', `${folder}/cert.pem`)
    .replaceAll('/etc/ssl/thachan.example/privkey.pem', `${folder}/key.pem`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll('/run/nginx.pid', `${folder}/nginx.pid`)
    .replaceAll('127.0.0.1:8000', `127.0.0.1:${shopPort}`)
    .replaceAll('limit_conn clients 100', 'limit_conn clients 5');
}

function adaptCaddy(text: string, { shopPort, ports: [http, https], folder }: ProxyOptions) {
  return text
    .replace('\tadmin off\n', `\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n`)
    .replace(
      `${shopName} {\n`,
      `${shopName} {\n\tbind 127.0.0.1\n\ttls ${folder}/cert.pem ${folder}/key.pem\n`,
    )
    .replaceAll('127.0.0.1:8000', `127.0.0.1:${shopPort}`);
}

/** Shortens the time limits for slow clients. */
function shorten(text: string): string {
  return text.replaceAll(
    /\b(client_header_timeout|client_body_timeout|keepalive_timeout|read_header|read_body|idle) \d+s/g,
    `$1 ${testTimeout}s`,
  );
}
