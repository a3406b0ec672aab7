import { createClient, type Row } from '@libsql/client';

/** Direct access to a database, for checks that do not depend on the code under test. */
export interface RawDatabase extends Disposable {
  /** Returns the rows of a query. */
  all(sql: string): Promise<Row[]>;
  /** Executes statements in one transaction, without checks of the foreign keys. */
  executeAll(statements: string[]): Promise<void>;
}

/** Opens a database file, or a database on a server. `using` closes it. */
export function openRawDatabase(url: string): RawDatabase {
  const client = createClient({ url });
  return {
    all: async (sql) => (await client.execute(sql)).rows,
    executeAll: async (statements) => void await client.migrate(statements),
    [Symbol.dispose]: () => client.close(),
  };
}
