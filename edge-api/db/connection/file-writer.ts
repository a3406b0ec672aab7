import {
  type Client,
  createClient,
  type InStatement,
  type ResultSet,
} from '@libsql/client/sqlite3';
import type {
  BatchOutcome,
  BatchStatements,
  DatabaseFile,
  FileWriterClient,
  WriterTransaction,
} from './connections.ts';
import { fileUrl } from './database-url.ts';
import { PreparedWriter } from './prepared-writer.ts';

/**
 * Opens a database file for writes.
 *
 * @throws the driver's error if the file cannot be opened
 */
export async function openFileWriter(file: DatabaseFile): Promise<FileWriterClient> {
  const { path, settings } = file;
  const client = createClient({ url: fileUrl(path), concurrency: 1, timeout: 0 });
  try {
    await client.executeMultiple(`pragma journal_mode = wal; ${settings}`);
    return new FileWriter(file, client, new PreparedWriter(file));
  } catch (error) {
    client.close();
    throw error;
  }
}

/** A client with a second connection for batches. */
class FileWriter implements FileWriterClient {
  readonly #file: DatabaseFile;
  readonly #client: Client;
  #prepared: PreparedWriter;

  constructor(file: DatabaseFile, client: Client, prepared: PreparedWriter) {
    this.#file = file;
    this.#client = client;
    this.#prepared = prepared;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    return await this.#client.execute(statement);
  }

  group(batches: readonly BatchStatements[]): Promise<BatchOutcome[]> {
    return Promise.try(() => this.#prepared.group(batches));
  }

  async migrate(stmts: InStatement[]): Promise<ResultSet[]> {
    await this.#assertUnlocked();
    return await this.#client.migrate(stmts);
  }

  async transaction(mode: 'write'): Promise<WriterTransaction> {
    await this.#assertUnlocked();
    return await this.#client.transaction(mode);
  }

  async executeMultiple(sql: string): Promise<void> {
    await this.#client.executeMultiple(sql);
  }

  async reconnect(): Promise<void> {
    this.#client.reconnect();
    await this.#client.executeMultiple(this.#file.settings);
    const prepared = new PreparedWriter(this.#file);
    this.#prepared.close();
    this.#prepared = prepared;
  }

  close(): void {
    this.#client.close();
    this.#prepared.close();
  }

  /**
   * Checks that no other connection holds the write lock. A BEGIN that fails in a prepared
   * statement is never reset: its connection becomes unusable and keeps two file descriptors until
   * it is garbage collected. `executeMultiple` avoids both.
   */
  async #assertUnlocked(): Promise<void> {
    await this.#client.executeMultiple('begin immediate; rollback;');
  }
}
