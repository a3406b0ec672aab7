import type { Connections, ConnectOptions } from './connections.ts';
import { DatabaseTimeoutError, DatabaseUnavailableError } from '../database-errors.ts';

/**
 * Opens a database on a libSQL server over HTTP, without native code. Each request, including the
 * body of its response, ends after `limits.requestMs`: a server can hang on writes while it answers
 * reads.
 */
export async function connectServer(
  url: string,
  authToken: string | undefined,
  { limits }: ConnectOptions,
): Promise<Connections> {
  const { createClient } = await import('@libsql/client/web');
  const client = createClient({
    url,
    authToken,
    fetch: (request: Request) => fetchComplete(request, limits.requestMs),
  });
  return {
    remote: true,
    reader: client,
    writer: client,
    prepareWriter: () => Promise.resolve(),
    confirmWrite: () => {},
    invalidateWriter: () => {},
    close() {
      client.close();
      return Promise.resolve();
    },
  };
}

/** Fetches with the whole body, so that an incomplete response is a failed request. */
async function fetchComplete(request: Request, limitMs: number): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(limitMs) });
    return new Response(await response.arrayBuffer(), response);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError') {
      throw new DatabaseTimeoutError(`The database server gave no answer within ${limitMs} ms`, {
        cause,
      });
    }
    throw new DatabaseUnavailableError('The database server cannot be reached', { cause });
  }
}
