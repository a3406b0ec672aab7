import type { Client, Config } from '@libsql/client';
import type { Connections, ConnectOptions } from './connections.ts';
import { createServerLink, fetchComplete } from './server-link.ts';

/** Statements with which the server is probed. It can hang on writes while it answers reads. */
const probes = {
  read: 'select 1',
  write: `insert into counters (name, value) values ('write-check', 1)
    on conflict (name) do update set value = value + 1`,
};

/**
 * Opens a database on a libSQL server over HTTP, without native code. Each request, including the
 * body of its response, ends after `limits.requestMs`. While the server hangs, requests fail at
 * once.
 */
export async function connectServer(
  url: string,
  authToken: string | undefined,
  { limits, onEvent }: ConnectOptions,
): Promise<Connections> {
  const { createClient } = await import('@libsql/client/web');

  function open(operation: 'read' | 'write') {
    const link = createServerLink({
      limitMs: limits.requestMs,
      slowMs: operation === 'read' ? limits.slowReadMs : limits.slowWriteMs,
      probe: (signal) => sendProbe(createClient, { url, authToken }, operation, signal),
      onChange: (hangs) => onEvent({ kind: hangs ? 'hanging' : 'answering', operation }),
    });
    return { link, client: createClient({ url, authToken, fetch: link.fetch }) };
  }

  const reader = open('read');
  const writer = open('write');
  return {
    remote: true,
    reader: reader.client,
    writer: writer.client,
    prepareWriter() {
      writer.link.assertAnswering();
      return Promise.resolve();
    },
    confirmWrite: () => {},
    invalidateWriter: () => {},
    close() {
      for (const { link, client } of [reader, writer]) {
        link.close();
        client.close();
      }
      return Promise.resolve();
    },
  };
}

/** Sends a small statement on a connection of its own. */
async function sendProbe(
  createClient: (config: Config) => Client,
  config: Config,
  operation: 'read' | 'write',
  signal: AbortSignal,
): Promise<void> {
  const send = (request: Request) => fetchComplete(request, 60_000, signal);
  const client = createClient({ ...config, fetch: send });
  try {
    if (operation === 'read') await client.execute(probes.read);
    else await client.batch([probes.write], 'write');
  } finally {
    client.close();
  }
}
