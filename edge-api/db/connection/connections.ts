import type { Client, InArgs, InStatement, ResultSet } from '@libsql/client';

/** Statements of a batch, as drizzle passes them to the client. */
export type BatchStatements = (InStatement | [string, InArgs?])[];

/** Result of one batch of a group. */
export type BatchOutcome = { results: ResultSet[] } | { error: unknown };

export interface QueryClient {
  execute(statement: InStatement): Promise<ResultSet>;
  close(): void;
}

export interface WriterClient extends QueryClient, Pick<Client, 'migrate' | 'executeMultiple'> {
  /** Runs a batch on a server. A file has groups instead. */
  batch?: Client['batch'];
  /**
   * Runs several batches in one transaction. Each batch is stored as a whole, or not at all if it
   * violates a constraint or is invalid. A server has no groups.
   *
   * @throws any other error, such as that of a full disk: then nothing is stored
   */
  group?(batches: readonly BatchStatements[]): Promise<BatchOutcome[]>;
}

export interface FileWriterClient extends Omit<WriterClient, 'batch' | 'group'> {
  group(batches: readonly BatchStatements[]): Promise<BatchOutcome[]>;
  /** Opens the connection again, with its settings. */
  reconnect(): Promise<void>;
}

export interface DatabaseFile {
  path: string;
  /** PRAGMA statements for each new connection. */
  settings: string;
}

/** Connections to one database, created by `connectFile()` or `connectServer()`. */
export interface Connections {
  /** `true` for a database server, where each round trip takes milliseconds. */
  readonly remote: boolean;
  /** For queries, at any time. */
  readonly reader: QueryClient;
  /** For writes and migrations. The write gate limits how many run at a time: one for a file. */
  readonly writer: WriterClient;
  /**
   * Prepares the writer for a batch. This or the batch fails with SQLITE_BUSY if
   * another connection holds the lock.
   */
  prepareWriter(): Promise<void>;
  /**
   * Confirms a committed write before it is reported as stored.
   *
   * @throws {DatabaseLostError} if the database file was deleted or replaced
   */
  confirmWrite(): void;
  /** Marks the writer as failed: it reconnects before its next use. */
  invalidateWriter(): void;
  /** Closes both connections. No statement may be running. */
  close(): Promise<void>;
}

export interface DatabaseLimits {
  maxWaiting: number;
  /** Maximum time that a write waits for its turn. */
  maxWaitMs: number;
  /**
   * Maximum time of retries while another process holds the lock. The time for which a write has
   * waited for its turn counts.
   */
  busyMs: number;
  /** Maximum time of these retries when the database is opened and migrated. @default `busyMs` */
  startMs?: number;
  /** Maximum time for one request to a database server. */
  requestMs: number;
  /**
   * Time without an answer after which a database server is probed: it may hang, or the query is
   * slow. @default no probes
   */
  slowReadMs?: number;
  /** The same for a write, which waits for the writes of other processes as well. */
  slowWriteMs?: number;
}

/** Internal event of a `Database`, reported for the log. */
export type DatabaseEvent =
  | { kind: 'busy'; operation: 'read' | 'write'; waitedMs: number }
  | { kind: 'free'; operation: 'read' | 'write' }
  | { kind: 'reconnected'; operation: 'read' | 'write' }
  | { kind: 'lost' | 'found'; path: string }
  | { kind: 'corrupt'; error: unknown }
  | { kind: 'hanging' | 'answering'; operation: 'read' | 'write' };

export interface ConnectOptions {
  limits: DatabaseLimits;
  onEvent: (event: DatabaseEvent) => void;
  /**
   * Writes to a file in a thread of its own: the event loop waits neither for statements nor for
   * the disk. A command that runs alone needs no thread.
   *
   * @default false
   */
  writerThread?: boolean;
}
