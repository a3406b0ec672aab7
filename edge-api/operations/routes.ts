import { Hono } from 'hono';
import { ForbiddenError, NotFoundError, RateLimitError } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import { createErrorHandler } from '../http/error-reply.ts';
import { assertJson, readJson } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { StreamPool } from '../http/stream-pool.ts';
import { setRoute } from '../telemetry/request-telemetry.ts';
import { createOrderFeed, type OrderFeed } from '../orders/order-feed.ts';
import { createStaffCookie } from '../staff/staff-cookie.ts';
import { requireOrigin, requireStaff } from '../staff/require-staff.ts';
import { findStaffSession } from '../staff/staff-session.ts';
import { adminOperations } from './operation-list.ts';
import { hasPermission } from './permissions.ts';
import type { ApiDeps, OperationDeps } from '../api-deps.ts';
import { type AnyOperation, runOperation } from './run-operation.ts';

/** Time between two comments that keep the connection open, and two checks of the session. */
const heartbeat = 20_000;

interface EventStreamOptions {
  feed: OrderFeed;
  /** `true` for a reader who may not see orders, and gets `change` for a new one. @default false */
  hidesOrders?: boolean;
  /** Returns `false` when the session has ended. */
  isOpen: () => Promise<boolean>;
  /** Ends the stream, when the server stops. */
  signal?: AbortSignal;
  heartbeatMs?: number;
  /** Called when the stream has ended. */
  onEnd?: () => void;
}

/**
 * Creates the body of a reply with server-sent events: `order` for each new order, and `change`
 * when other ones were changed. The stream ends with the session.
 *
 * Source: HTML Standard, section 9.2, Server-sent events.
 */
export function eventStream(
  { feed, hidesOrders = false, isOpen, signal, heartbeatMs = heartbeat, onEnd }: EventStreamOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const unsubscribe = feed.subscribe((news) => {
        const { event, data } = hidesOrders ? { event: 'change', data: {} } : news;
        send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      });
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

/** Maximum number of open streams of events of one member of staff, in this process. */
const maxStreams = 10;

/** Returns `true` for the result of an export, which is sent as it is read. */
const isText = (data: unknown): data is AsyncIterable<string> =>
  typeof data === 'object' && data !== null && Symbol.asyncIterator in data;

const operations = new Map<string, AnyOperation>(adminOperations.map((it) => [it.name, it]));

/**
 * Routes of the operations, for `/api/admin`: `POST /{name}` with the input as JSON, and
 * `GET /events`, server-sent events about changes. The session, the origin and the permission are
 * checked before the body is read.
 */
export function operationRoutes(
  deps: OperationDeps & Partial<Pick<ApiDeps, 'stopping' | 'trustedProxies'>>,
) {
  const { database, clock, log, adminOrigin, stopping, trustedProxies = [] } = deps;
  const cookie = createStaffCookie(adminOrigin.startsWith('https:'));
  const feed = createOrderFeed(deps);
  const streams = new Map<string, number>();
  const addressOf = clientAddress(trustedProxies);
  const exports = new StreamPool({ share: 0.5 });
  const app = new Hono();
  app.onError(createErrorHandler(log, { nestDetails: true }));
  return app
    .use(noStore)
    .get(
      '/events',
      requireStaff({ database, clock, cookie }, () => false),
      requireOrigin(adminOrigin),
      (c) => {
        const { staffId, role } = c.var.staff;
        const actor = { kind: 'staff', id: staffId, role } as const;
        const open = streams.get(staffId) ?? 0;
        if (open >= maxStreams) throw new RateLimitError(60);
        streams.set(staffId, open + 1);
        const token = cookie.read(c);
        const body = eventStream({
          feed,
          hidesOrders: !hasPermission(actor, 'orders:read'),
          signal: stopping,
          async isOpen() {
            const session = await findStaffSession(database, token, clock(), false);
            return session?.role === role;
          },
          onEnd() {
            const left = (streams.get(staffId) ?? 1) - 1;
            if (left > 0) streams.set(staffId, left);
            else streams.delete(staffId);
          },
        });
        return c.body(body, 200, {
          'Content-Type': 'text/event-stream',
          'X-Accel-Buffering': 'no',
        });
      },
    )
    .post(
      // A parameter beside other paths would make Hono search all routes in a slower way.
      '/*',
      requireStaff({ database, clock, cookie }),
      requireOrigin(adminOrigin),
      async (c) => {
        const { staffId: id, role, confirmedAt } = c.var.staff;
        const actor = { kind: 'staff', id, role, confirmedAt } as const;
        setRoute(c, '/api/admin/:name');
        const operation = operations.get(c.req.path.replace(/^\/api\/admin\//, ''));
        if (!operation) throw new NotFoundError('operation');
        if (!hasPermission(actor, operation.permission)) throw new ForbiddenError();
        assertJson(c);
        const data = await runOperation(operation, { deps, actor }, await readJson(c));
        if (!isText(data)) return c.json({ success: true as const, data });
        const file = `${operation.name.replace('exports.', '')}.csv`;
        return c.body(exports.open(addressOf(c), data), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${file}"`,
        });
      },
    );
}
