import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, settingNames } from '../edge-api/config.ts';
import type { DatabaseLocation } from '../edge-api/db/database-url.ts';

/** What the libraries look up in the environment besides the shop's own settings. */
const libraryVariables = ['NODE_ENV', 'NODE_DEBUG', 'LIBSQL_JS_DEV', 'DEBUG'];

/**
 * The permissions of the server: its own address and the database server, the files it serves, the
 * folder of the database. libSQL's file driver is native code, which Deno's file permissions do not
 * hold; its folder is the only one from which such code may be loaded.
 */
export function serverPermissions(
  root: URL,
  { host, port }: Pick<Config, 'host' | 'port'>,
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
  const net = [`${host.includes(':') ? `[${host}]` : host}:${port}`];
  const permissions = [
    `--allow-env=${[...settingNames, ...libraryVariables].join(',')}`,
    '--allow-sys=cpus,networkInterfaces,hostname',
  ];
  const readable = read.map((path) => resolve(folder, path));
  if (database.kind === 'file') {
    const kept = resolve(folder, dirname(database.path));
    readable.push(kept);
    permissions.push(
      `--allow-write=${escape(kept)}`,
      `--allow-ffi=${escape(resolve(folder, 'node_modules/.deno'))}`,
    );
  } else {
    net.push(serverAddress(database.url));
  }
  return [
    ...permissions,
    `--allow-net=${net.join(',')}`,
    `--allow-read=${readable.map(escape).join(',')}`,
  ];
}

/** In a list of paths a comma of a path is written twice. */
function escape(path: string): string {
  return path.replaceAll(',', ',,');
}

function serverAddress(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port || (protocol === 'http:' ? 80 : 443)}`;
}
