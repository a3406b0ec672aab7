import type { Log } from '../log.ts';
import { createDescriptorReserve, isDescriptorShortage } from './descriptor-reserve.ts';

/** A server that listens. */
export interface RunningServer {
  /** Resolves after `shutdown()`, and rejects if the server fails. */
  readonly finished: Promise<void>;
  /** Accepts no more connections, and resolves when all pending requests are answered. */
  shutdown(): Promise<void>;
}

/** Options of {@linkcode startServer}. */
export interface ServerOptions {
  hostname: string;
  port: number;
  handler: (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response>;
  log: Log;
}

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
export function startServer({ hostname, port, handler, log }: ServerOptions): RunningServer {
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
    finished: run(),
    shutdown() {
      stopping = true;
      return server.shutdown();
    },
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
