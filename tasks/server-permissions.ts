import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, settingNames } from '../edge-api/boot/config.ts';
import { mailApiUrl } from '../edge-api/mail/transport/api-transport.ts';
import { parseSmtpUrl } from '../edge-api/mail/transport/smtp-url.ts';
import { pushServices } from '../edge-api/contract/pushes/push-services.ts';
import type { DatabaseLocation } from '../edge-api/db/connection/database-url.ts';

/** Environment variables that libraries read, in addition to the settings of the shop. */
export const libraryVariables = [
  'NODE_ENV',
  'NODE_DEBUG',
  'LIBSQL_JS_DEV',
  'DEBUG',
  'ECE_KEYLOG',
];

export type PermittedConfig =
  & Pick<Config, 'host' | 'port' | 'imagesFolder'>
  & Partial<Pick<Config, 'facebook' | 'stripe'>>
  & { mail: Pick<Config['mail'], 'folder'> & Partial<Config['mail']> };

/**
 * Returns the permission flags of the server: network access to its own address, to the push
 * services of browsers and to the servers in its settings, read access to the files that it serves,
 * write access to the folders of the database and of the mails.
 *
 * libSQL's file driver is native code, to which Deno's file permissions do not apply. Its folder is
 * the only one from which native code can be loaded.
 *
 * @param root folder of the project, to which relative paths of the settings are resolved
 */
export function serverPermissions(
  root: URL,
  { host, port, mail, imagesFolder, facebook, stripe }: PermittedConfig,
  database: DatabaseLocation,
): string[] {
  const folder = fileURLToPath(root);
  const read = [
    'node_modules',
    'storefront',
    'back-office/build',
    'edge-api',
    'ui',
    'lunar',
    'package.json',
    'deno.json',
    imagesFolder,
  ];
  const net = [bracketed(host) + `:${port}`];
  const permissions = [
    `--allow-env=${[...settingNames, ...libraryVariables].join(',')}`,
    '--allow-sys=cpus,networkInterfaces,hostname',
  ];
  const writable: string[] = [];
  if (database.kind === 'file') {
    writable.push(resolve(folder, dirname(database.path)));
    permissions.push(`--allow-ffi=${escapeCommas(resolve(folder, 'node_modules/.deno'))}`);
  } else {
    net.push(serverAddress(database.url));
  }
  if (mail.api) {
    net.push(serverAddress(mailApiUrl(mail.api)));
  } else if (mail.smtpUrl) {
    const server = parseSmtpUrl(mail.smtpUrl);
    net.push(`${bracketed(server.host)}:${server.port}`);
  } else {
    writable.push(resolve(folder, mail.folder));
  }
  if (facebook) net.push(serverAddress(facebook.graphUrl));
  if (stripe) net.push(serverAddress(stripe.apiUrl ?? 'https://api.stripe.com'));
  net.push(...pushServices.map((service) => `${service}:443`));
  const readable = [...read.map((path) => resolve(folder, path)), ...writable];
  return [
    ...permissions,
    `--allow-net=${net.join(',')}`,
    `--allow-read=${readable.map(escapeCommas).join(',')}`,
    ...(writable.length > 0 ? [`--allow-write=${writable.map(escapeCommas).join(',')}`] : []),
  ];
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Doubles the commas of a path, which separate the paths of a list. */
function escapeCommas(path: string): string {
  return path.replaceAll(',', ',,');
}

function serverAddress(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port || (protocol === 'http:' ? 80 : 443)}`;
}
