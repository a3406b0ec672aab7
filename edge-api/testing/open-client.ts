import { type Client, createClient } from '@libsql/client/sqlite3';

/** Opens a database file with the libSQL client alone, with the settings of the shop. */
export async function openClient(path: string): Promise<Client> {
  const client = createClient({ url: `file:${path}`, concurrency: 1, timeout: 0 });
  await client.executeMultiple(`pragma journal_mode = wal; pragma foreign_keys = on;
    pragma synchronous = full; pragma temp_store = file;`);
  return client;
}
