import { DatabaseTimeoutError, DatabaseUnavailableError } from '../database-errors.ts';

export interface ServerLinkOptions {
  /** Maximum time of a request, in ms. */
  limitMs: number;
  /** Time without an answer after which the server is probed, in ms. @default no probes */
  slowMs?: number;
  /** Sends a small request that a healthy server answers at once; ends with the signal. */
  probe: (signal: AbortSignal) => Promise<unknown>;
  /** Called with `true` when the server begins to hang, and with `false` when it answers again. */
  onChange: (hangs: boolean) => void;
  /** Maximum time of a probe, and time between two probes, in ms. @default 1,000 */
  probeMs?: number;
}

/**
 * Answers of a server that cannot process requests now, refuses the token, or has no database. A
 * server that stops answers statements with 404. The client asks for versions of the protocol with
 * GET.
 */
const isRefusal = ({ status, headers }: Response, method: string) =>
  status >= 500 || [401, 403, 429].includes(status) ||
  method === 'POST' &&
    ([404, 405].includes(status) || headers.get('Content-Type')?.startsWith('text/html'));

/**
 * Creates a link to a database server, with a circuit breaker. If a request waits for long, a probe
 * shows if the server hangs or the request is slow. While the server hangs, all requests fail at
 * once instead of one after another at its time limit, and probes find out when it answers again.
 */
export function createServerLink(options: ServerLinkOptions) {
  const { limitMs, slowMs, probe, onChange, probeMs = 1_000 } = options;
  const waiting = new Set<AbortController>();
  let hangs = false;
  let probing: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function change(next: boolean) {
    if (next !== hangs) onChange(next);
    hangs = next;
  }

  async function check() {
    const start = performance.now();
    try {
      await probe(AbortSignal.timeout(probeMs));
      change(false);
    } catch (error) {
      // An answer such as an error of SQL shows that the server does not hang.
      const answers = !isTimeout(error) && !(error instanceof DatabaseUnavailableError);
      change(!answers && !closed);
      if (!hangs) return;
      for (const request of waiting) request.abort(hangingError());
      timer = setTimeout(startProbe, Math.max(0, start + probeMs - performance.now()));
      Deno.unrefTimer(timer);
    }
  }

  function startProbe() {
    probing ??= check().finally(() => probing = undefined);
  }

  /** @throws {DatabaseTimeoutError} if the server is known to hang */
  function assertAnswering(): void {
    if (hangs) throw hangingError();
  }

  return {
    assertAnswering,
    /**
     * Fetches a response with its whole body, so that an incomplete response is a failed request.
     *
     * @throws {DatabaseTimeoutError} if the server gave no answer in time, or is known to hang
     * @throws {DatabaseUnavailableError} if the server cannot be reached or refuses the request
     */
    async fetch(request: Request): Promise<Response> {
      assertAnswering();
      const abort = new AbortController();
      const slow = slowMs !== undefined ? setTimeout(startProbe, slowMs) : undefined;
      waiting.add(abort);
      try {
        return await fetchComplete(request, limitMs, abort.signal);
      } finally {
        clearTimeout(slow);
        waiting.delete(abort);
      }
    },
    /** Stops the probes. */
    close(): void {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** Fetches a response with its whole body. */
export async function fetchComplete(
  request: Request,
  limitMs: number,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const limits = AbortSignal.any([AbortSignal.timeout(limitMs), signal]);
    const response = await fetch(request, { signal: limits });
    const body = await response.arrayBuffer();
    if (isRefusal(response, request.method)) {
      const { status } = response;
      const hint = [401, 403].includes(status) ? ': see DATABASE_AUTH_TOKEN' : '';
      throw new DatabaseUnavailableError(
        status === 200
          ? 'The database server answered with a web page'
          : `The database server answered with ${status}${hint}`,
      );
    }
    return new Response(body, response);
  } catch (cause) {
    if (cause instanceof DatabaseTimeoutError || cause instanceof DatabaseUnavailableError) {
      throw cause;
    }
    if (isTimeout(cause)) {
      throw new DatabaseTimeoutError(`The database server gave no answer within ${limitMs} ms`, {
        cause,
      });
    }
    throw new DatabaseUnavailableError('The database server cannot be reached', { cause });
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DatabaseTimeoutError ||
    error instanceof DOMException && error.name === 'TimeoutError';
}

const hangingError = () => new DatabaseTimeoutError('The database server does not answer');
