import type { Client } from '@libsql/client';

/** The two ways into one database, as `connectFile()` and `connectServer()` make them. */
export interface Connections {
  /** Whether the database is a server's, where each round trip costs milliseconds. */
  readonly remote: boolean;
  /** For queries, at any time. */
  readonly reader: Client;
  /** For writes and migrations, one at a time: the write gate sees to it. */
  readonly writer: Client;
  /** Makes the writer ready for a transaction; fails with SQLITE_BUSY if that cannot begin now. */
  prepareWriter(): Promise<void>;
  /** Tells that the writer failed: it is renewed before its next use. */
  invalidateWriter(): void;
  /** Closes both. Nothing is running any more. */
  close(): Promise<void>;
}

/** Limits of time and number; times are in milliseconds. */
export interface DatabaseLimits {
  /** How many writes may wait for their turn at once. */
  maxWaiting: number;
  /** How long a write may wait for its turn. */
  maxWaitMs: number;
  /** How long to try again while another process holds the lock. */
  busyMs: number;
  /** How long the work of one write transaction may take. */
  workMs: number;
  /** How long one request to a database server may take. */
  requestMs: number;
}

/** What happens below a `Database` that its callers do not see. */
export type DatabaseEvent =
  | { kind: 'busy'; operation: 'read' | 'write'; attempt: number; waitMs: number }
  | { kind: 'reconnected'; operation: 'read' | 'write' }
  | { kind: 'rollback-failed'; error: unknown };

/** What a connection needs to know besides its address. */
export interface ConnectOptions {
  limits: DatabaseLimits;
  onEvent: (event: DatabaseEvent) => void;
}
