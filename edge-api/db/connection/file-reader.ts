import type { Client, InArgs, InStatement, ResultSet } from '@libsql/client';
import type { DatabaseFile } from './connections.ts';
import { PreparedConnection } from './prepared-connection.ts';

/** A client for queries only. */
export type QueryClient = Pick<Client, 'protocol' | 'execute' | 'close'>;

/** A connection to a database file for queries, which can be replaced. */
export class FileReader implements QueryClient {
  readonly protocol = 'file';
  readonly #file: DatabaseFile;
  #connection: PreparedConnection;

  /** @throws the driver's error if the file cannot be opened */
  constructor(file: DatabaseFile) {
    this.#file = file;
    this.#connection = new PreparedConnection(file);
  }

  execute(stmt: InStatement | string, args?: InArgs): Promise<ResultSet> {
    return Promise.try(() =>
      this.#connection.run(typeof stmt === 'string' && args ? [stmt, args] : stmt)
    );
  }

  /** Replaces the connection. A query that failed because of a lock would keep an old state. */
  reconnect(): void {
    const connection = new PreparedConnection(this.#file);
    this.#connection.close();
    this.#connection = connection;
  }

  close(): void {
    this.#connection.close();
  }
}
