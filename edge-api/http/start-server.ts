import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Log } from '../log.ts';

/**
 * Number of file descriptors that connections cannot take: the database, mails and pictures need
 * some at any time.
 */
const reservedDescriptors = 32;

/** Time for pending requests before the connections are closed to free descriptors, in ms. */
const shedDelay = 2_000;

/** Time between two attempts to listen again, in ms. */
const retryDelay = 100;

/**
 * Starts a server. Deno's server has no limit of connections, and stops when no file descriptor is
 * left for the next one. This server then refuses connections for two seconds, in which the pending
 * requests are answered, closes all connections, and listens again.
 *
 * @throws {Error} if it cannot listen on the address
 */
export function startServer(
  { hostname, port, handler, log }: {
    hostname: string;
    port: number;
    handler: (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response>;
    log: Log;
  },
) {
  const reserve = createDescriptorReserve(reservedDescriptors);
  let connections = new AbortController();
  let stopping = false;
  reserve.fill();
  let server = listen();

  function listen() {
    connections = new AbortController();
    return Deno.serve({
      hostname,
      port,
      signal: connections.signal,
      onListen: ({ hostname, port }) => log('info', 'listening', { hostname, port }),
    }, handler);
  }

  async function run(): Promise<void> {
    for (;;) {
      try {
        return await server.finished;
      } catch (error) {
        if (!isDescriptorShortage(error)) throw error;
        log('error', 'too many connections', { pauseMs: shedDelay });
        reserve.release();
        await delay(shedDelay);
        connections.abort();
        const next = await listenAgain();
        if (!next) return;
        server = next;
      }
    }
  }

  async function listenAgain() {
    while (!stopping) {
      await delay(retryDelay);
      try {
        if (reserve.fill()) return listen();
      } catch (error) {
        // The closed connections keep their descriptors for some milliseconds.
        if (!isDescriptorShortage(error)) throw error;
      }
    }
  }

  return {
    /** Resolves after `shutdown()`, and rejects if the server fails. */
    finished: run(),
    /** Accepts no more connections, and resolves when all pending requests are answered. */
    shutdown() {
      stopping = true;
      return server.shutdown();
    },
  };
}

/** File that is opened for each spare descriptor: the server can read its own sources. */
const file = fileURLToPath(import.meta.url);

/**
 * Creates an empty reserve of file descriptors, which is released when the process has no others
 * left. The operating system has no call that returns the number of free descriptors, so the
 * reserve keeps some files open.
 */
function createDescriptorReserve(size: number) {
  const files: Deno.FsFile[] = [];
  /** Closes the spare descriptors, so that files and connections can be opened again. */
  const release = () => {
    for (const file of files.splice(0)) file.close();
  };
  return {
    /** Opens the spare descriptors. Returns `false`, and keeps none, if too few are left. */
    fill(): boolean {
      try {
        while (files.length < size) files.push(Deno.openSync(file));
        return true;
      } catch (error) {
        release();
        return !isDescriptorShortage(error);
      }
    },
    release,
  };
}

/** Returns `true` if the process (EMFILE) or the system (ENFILE) has no file descriptors left. */
function isDescriptorShortage(error: unknown): boolean {
  return error instanceof Error && /\(os error 2[34]\)/.test(error.message);
}
