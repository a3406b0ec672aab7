import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, settingNames } from '../edge-api/boot/config.ts';
import { parseSmtpUrl } from '../edge-api/mail/transport/smtp-url.ts';
import type { DatabaseLocation } from '../edge-api/db/connection/database-url.ts';

/** What the libraries look up in the environment besides the shop's own settings. */
const libraryVariables = ['NODE_ENV', 'NODE_DEBUG', 'LIBSQL_JS_DEV', 'DEBUG'];

/** The settings that call for permissions. */
export type PermittedConfig = Pick<Config, 'host' | 'port' | 'mail' | 'facebook' | 'stripe'>;

/**
 * The permissions of the server: its own address and those of the servers that its settings name, the
 * files it serves, the folders of the database and of the mails. libSQL's file driver is native code, which Deno's file permissions do not
 * hold; its folder is the only one from which such code may be loaded.
 */
export function serverPermissions(
  root: URL,
  { host, port, mail, facebook, stripe }: PermittedConfig,
  database: DatabaseLocation,
): string[] {
  const folder = fileURLToPath(root);
  const read = [
    'node_modules',
    'storefront',
    'edge-api',
    'ui',
    'lunar',
    'package.json',
    'deno.json',
  ];
  const net = [bracketed(host) + `:${port}`];
  const permissions = [
    `--allow-env=${[...settingNames, ...libraryVariables].join(',')}`,
    '--allow-sys=cpus,networkInterfaces,hostname',
  ];
  const kept: string[] = [];
  if (database.kind === 'file') {
    kept.push(resolve(folder, dirname(database.path)));
    permissions.push(`--allow-ffi=${escape(resolve(folder, 'node_modules/.deno'))}`);
  } else {
    net.push(serverAddress(database.url));
  }
  if (mail.smtpUrl) {
    const server = parseSmtpUrl(mail.smtpUrl);
    net.push(`${bracketed(server.host)}:${server.port}`);
  } else {
    kept.push(resolve(folder, mail.folder));
  }
  if (facebook) net.push(serverAddress(facebook.graphUrl));
  if (stripe) net.push(serverAddress(stripe.apiUrl ?? 'https://api.stripe.com'));
  const readable = [...read.map((path) => resolve(folder, path)), ...kept];
  return [
    ...permissions,
    `--allow-net=${net.join(',')}`,
    `--allow-read=${readable.map(escape).join(',')}`,
    ...(kept.length > 0 ? [`--allow-write=${kept.map(escape).join(',')}`] : []),
  ];
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** In a list of paths a comma of a path is written twice. */
function escape(path: string): string {
  return path.replaceAll(',', ',,');
}

function serverAddress(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port || (protocol === 'http:' ? 80 : 443)}`;
}
