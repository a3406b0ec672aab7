import {
  createDrain,
  createLog,
  createRequestHandler,
  describeError,
  exitWithReason,
  readConfig,
} from '@thach-an/edge-api';
import { type OpenedShop, openShop } from './open-shop.ts';
import { staticPage, staticPagePolicy } from './documents/static-page.ts';

/**
 * Serves the whole shop where instances start with a request and stop without one, such as under
 * `deno serve`. The shop is opened as soon as the module is loaded. If that fails, the next request
 * opens it again.
 */

interface EdgeShop extends Pick<OpenedShop, 'runJobs' | 'close' | 'endStreams'> {
  handle: ReturnType<typeof createRequestHandler>;
}

/** Time for pending requests and for mails in flight after a signal to end, in ms. */
const gracePeriod = 4_500;

const config = readSettings();
const log = createLog(config.logLevel);
let opening: Promise<EdgeShop | undefined> | undefined;
open();
scheduleJobs(async () => await (await open())?.runJobs());

/** Replies that are being made or sent. */
const pending = new Set<Promise<void>>();
const { handler, drain } = createDrain(answer);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Nothing else ends `deno serve`: the first process of a container has no default for signals.
  Deno.addSignalListener(signal, () => void stop());
}

/** Answers a request with the shop, or with 503 if the shop cannot be opened. */
export async function fetch(request: Request, info: Deno.ServeHandlerInfo): Promise<Response> {
  // A host may pass no promise of the end of a reply.
  const sent = Promise.resolve(info.completed).catch(() => {}).finally(() => pending.delete(sent));
  pending.add(sent);
  return await handler(request, info);
}

export default { fetch } satisfies Deno.ServeDefaultExport;

async function answer(request: Request, info: Deno.ServeHandlerInfo): Promise<Response> {
  const shop = await open();
  return shop ? await shop.handle(request, info) : unavailableReply(request);
}

/** Sends the pending replies, closes the database and ends the process. */
async function stop(): Promise<void> {
  setTimeout(() => Deno.exit(1), gracePeriod);
  (await opening)?.endStreams();
  await drain();
  while (pending.size > 0) await Promise.all(pending);
  await (await opening)?.close();
  Deno.exit(0);
}

/** Opens the shop once. After a failure the result is `undefined`; the next call tries again. */
function open(): Promise<EdgeShop | undefined> {
  return opening ??= openEdgeShop().catch((error) => {
    opening = undefined;
    log('error', 'shop not opened', describeError(error));
    return undefined;
  });
}

async function openEdgeShop(): Promise<EdgeShop> {
  // A new instance compresses files while its first visitor waits: quality 11 takes twice as long,
  // for 2 % fewer bytes.
  const { shop, memo, runJobs, close, endStreams } = await openShop(config, log, {
    fileQuality: 10,
  });
  return { handle: createRequestHandler(shop, memo), runJobs, close, endStreams };
}

function readSettings() {
  try {
    const settings = readConfig(Deno.env);
    // No proxy on this machine: a client could choose the address in a forwarded header.
    return Deno.env.get('TRUSTED_PROXIES') ? settings : { ...settings, trustedProxies: [] };
  } catch (error) {
    exitWithReason(error);
  }
}

/** Scheduler of the runtime, which is missing in the types of Deno because it is unstable. */
type Cron = (name: string, schedule: string, handler: () => Promise<void>) => void;

/**
 * Runs jobs every minute where the runtime has a scheduler, such as on Deno Deploy, also while no
 * instance runs. Call it while the entry module is loaded: later calls are not noticed there.
 */
function scheduleJobs(run: () => Promise<unknown>): void {
  const { cron } = Deno as unknown as { cron?: Cron };
  cron?.('thach-an jobs', '* * * * *', async () => void await run());
}

const message = 'Hệ thống đang tạm gián đoạn, vui lòng thử lại sau ít phút.';

const page = staticPage('Cửa hàng tạm gián đoạn', 'Bạn vui lòng đợi một lát rồi tải lại trang.');

const headers = {
  'Cache-Control': 'no-store',
  'Retry-After': '5',
  'X-Content-Type-Options': 'nosniff',
};

/** Returns the reply to a request while the shop cannot be opened: JSON for the API, or a page. */
function unavailableReply(request: Request): Response {
  if (/^\/(api\/|analyze-user|healthz)/.test(new URL(request.url).pathname)) {
    return Response.json({ success: false, message, code: 'UNAVAILABLE' }, {
      status: 503,
      headers,
    });
  }
  return new Response(page, {
    status: 503,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': staticPagePolicy,
    },
  });
}
