export type Handler = (
  request: Request,
  info: Deno.ServeHandlerInfo,
) => Response | Promise<Response>;

/** Time without a request after which no client is expected to send one, in ms. */
const idleTime = 100;

/** Maximum duration of draining, in ms. */
const drainLimit = 1_000;

/**
 * Wraps a handler so that connections can be drained before the server stops. A server that stops
 * closes idle connections, and a request that is on its way on such a connection is reset. While
 * connections are drained, each reply asks its client to close the connection.
 */
export function createDrain(handler: Handler) {
  let draining = false;
  let lastRequest = 0;

  async function answerLast(request: Request, info: Deno.ServeHandlerInfo): Promise<Response> {
    lastRequest = performance.now();
    const reply = await handler(request, info);
    const headers = new Headers(reply.headers);
    headers.set('Connection', 'close');
    return new Response(reply.body, { status: reply.status, headers });
  }

  return {
    handler:
      ((request, info) =>
        draining ? answerLast(request, info) : handler(request, info)) satisfies Handler,

    /** Drains the connections. Resolves when no requests arrive any more, after 1 s at most. */
    async drain(): Promise<void> {
      draining = true;
      lastRequest = performance.now();
      const end = lastRequest + drainLimit;
      while (performance.now() < Math.min(end, lastRequest + idleTime)) {
        await new Promise((resolve) => setTimeout(resolve, idleTime / 10));
      }
    },
  };
}
