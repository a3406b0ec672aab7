import { DatabaseUrlError } from '../database-errors.ts';

/** Location of a database: a local file or a server. */
export type DatabaseLocation =
  | { kind: 'file'; path: string }
  | { kind: 'server'; url: string };

/**
 * Parses a database URL: `file:var/shop.db`, `file:///srv/shop.db`, `libsql://…`, `https://…`,
 * `http://…`. `ws:` and `wss:` become HTTP, where each request can have a time limit.
 *
 * @throws {DatabaseUrlError} with a message that never contains a secret of the URL
 */
export function parseDatabaseUrl(text: string): DatabaseLocation {
  const scheme = /^([a-z][a-z+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  switch (scheme) {
    case 'file':
      return { kind: 'file', path: filePath(text) };
    case 'libsql':
    case 'http':
    case 'https':
    case 'ws':
    case 'wss':
      return { kind: 'server', url: serverUrl(text, scheme) };
    default:
      throw new DatabaseUrlError(
        'The database URL must begin with file:, libsql:, https:, http:, wss: or ws:' +
          (scheme ? `, not with ${scheme}:` : ''),
      );
  }
}

function filePath(text: string): string {
  const match = /^file:(?:\/\/(?:localhost)?(?=\/))?(?<path>[^?#]+)$/i.exec(text);
  const path = match?.groups?.path;
  if (!path || path.startsWith('//') || path.endsWith('/') || path === ':memory:') {
    throw new DatabaseUrlError(
      'A file: database URL must name a file, as in file:var/shop.db or file:///srv/shop.db, ' +
        'without host, query or fragment',
    );
  }
  try {
    return decodeURIComponent(path);
  } catch {
    throw new DatabaseUrlError('A % in a file: database URL must be written as %25');
  }
}

function serverUrl(text: string, scheme: string): string {
  if (!URL.canParse(text) || new URL(text).host === '') {
    throw new DatabaseUrlError(`The ${scheme}: database URL must name a host`);
  }
  return scheme === 'ws' || scheme === 'wss' ? text.replace(/^ws/i, 'http') : text;
}
