/**
 * Serves the whole shop where instances start with a request and stop without one, such as under
 * `deno serve`. The shop is opened as soon as the module is loaded. If that fails, the next request
 * opens it again.
 */
import {
  createLog,
  createRequestHandler,
  describeError,
  exitWithReason,
  readConfig,
} from '@thach-an/edge-api';
import { type OpenedShop, openShop } from './open-shop.ts';
import { scheduleJobs } from './schedule-jobs.ts';
import { unavailableReply } from './unavailable-reply.ts';

interface EdgeShop extends Pick<OpenedShop, 'runJobs' | 'close'> {
  handle: ReturnType<typeof createRequestHandler>;
}

const config = readSettings();
const log = createLog(config.logLevel);
let opening: Promise<EdgeShop | undefined> | undefined;
open();
scheduleJobs(async () => await (await open())?.runJobs());

/** Answers a request with the shop, or with 503 if the shop cannot be opened. */
export async function fetch(request: Request, info: Deno.ServeHandlerInfo): Promise<Response> {
  const shop = await open();
  return shop ? await shop.handle(request, info) : unavailableReply(request);
}

/** Stops the background work and closes the database, before the process ends. */
export async function close(): Promise<void> {
  await (await opening)?.close();
}

export default { fetch } satisfies Deno.ServeDefaultExport;

/** Opens the shop once. After a failure the result is `undefined`; the next call tries again. */
function open(): Promise<EdgeShop | undefined> {
  return opening ??= openEdgeShop().catch((error) => {
    opening = undefined;
    log('error', 'shop not opened', describeError(error));
    return undefined;
  });
}

async function openEdgeShop(): Promise<EdgeShop> {
  // A new instance compresses files while its first visitor waits: quality 11 takes ten times as
  // long, for 7 % fewer bytes.
  const { shop, memo, runJobs, close } = await openShop(config, log, { fileQuality: 9 });
  return { handle: createRequestHandler(shop, memo), runJobs, close };
}

function readSettings() {
  try {
    return readConfig(Deno.env);
  } catch (error) {
    exitWithReason(error);
  }
}
