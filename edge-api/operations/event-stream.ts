import type { NewOrder, OrderFeed } from '../orders/order-feed.ts';

/** Time between two comments that keep the connection open, and two checks of the session. */
const heartbeat = 20_000;

export interface EventStreamOptions {
  feed: OrderFeed;
  /** Returns `false` when the session has ended. */
  isOpen: () => Promise<boolean>;
  /** Ends the stream, when the server stops. */
  signal?: AbortSignal;
  heartbeatMs?: number;
  /** Called when the stream has ended. */
  onEnd?: () => void;
}

/**
 * Creates the body of a reply with server-sent events: `order` for each new order. The stream ends
 * with the session.
 *
 * Source: HTML Standard, section 9.2, Server-sent events.
 */
export function eventStream(
  { feed, isOpen, signal, heartbeatMs = heartbeat, onEnd }: EventStreamOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const unsubscribe = feed.subscribe((order: NewOrder) =>
        send(`event: order\ndata: ${JSON.stringify(order)}\n\n`)
      );
      const timer = setInterval(async () => {
        if (!await isOpen().catch(() => true)) close();
        else if (!ended) send(':\n\n');
      }, heartbeatMs);
      let ended = false;
      end = () => {
        if (ended) return;
        ended = true;
        clearInterval(timer);
        unsubscribe();
        signal?.removeEventListener('abort', close);
        onEnd?.();
      };
      function close() {
        if (ended) return;
        end();
        controller.close();
      }
      signal?.addEventListener('abort', close);
      send('retry: 3000\n\n');
    },
    cancel: () => end(),
  });
}
