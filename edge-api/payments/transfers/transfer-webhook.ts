import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { NotFoundError, TooLargeError } from '../../errors.ts';
import { createErrorHandler } from '../../http/error-reply.ts';
import type { Log } from '../../log.ts';
import { readCasso, readPayos, readSepay } from './read-notices.ts';
import {
  type Notice,
  NoticeError,
  type ReadNotice,
  type ReceivedTransfer,
  type TransferServiceName,
  transferServiceNames,
} from './transfer-service.ts';

/** Secrets that the shop shares with services; a service without one is unknown. */
export type TransferSecrets = Readonly<Partial<Record<TransferServiceName, string>>>;

export interface TransferWebhookOptions {
  secrets: TransferSecrets;
  /** Records a transfer. If it throws, the service sends the request again. */
  record(transfer: ReceivedTransfer): Promise<unknown>;
  clock: () => number;
  log: Log;
}

/** Maximum size of a request, in bytes. */
const noticeLimit = 64 * 1024;

/** Maximum amount of a transfer, in đồng. */
const maxAmount = 1e12;

/** Maximum length of the text of a transfer that is kept, in characters. */
const maxContent = 500;

const readers: Readonly<Record<TransferServiceName, ReadNotice>> = {
  sepay: readSepay,
  casso: readCasso,
  payos: readPayos,
};

/**
 * Creates the route `POST /{service}` for the services that report bank transfers. Requests without
 * a valid signature are rejected with 401.
 */
export function transferWebhookRoutes({ secrets, record, clock, log }: TransferWebhookOptions) {
  const reply = createErrorHandler(log);
  return new Hono().post(
    '/:service',
    bodyLimit({ maxSize: noticeLimit, onError: (c) => reply(new TooLargeError(), c) }),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      const service = transferServiceNames.find((name) => name === c.req.param('service'));
      const secret = service && secrets[service];
      if (!secret) return reply(new NotFoundError(), c);
      const body = await c.req.text();
      const { headers } = c.req.raw;
      try {
        const transfer = readNotice(service, { body, headers, secret, now: clock() });
        if (transfer) await record({ provider: service, ...checkTransfer(transfer) });
      } catch (error) {
        if (!(error instanceof NoticeError)) throw error;
        log('warn', 'report of a transfer refused', { service, reason: error.message });
        return c.json({ success: false }, 401);
      }
      return c.json({ success: true });
    },
  );
}

/** Reads a request. A body that is nested too deeply overflows the stack. */
function readNotice(service: TransferServiceName, notice: Notice): ReturnType<ReadNotice> {
  try {
    return readers[service](notice);
  } catch (error) {
    if (error instanceof RangeError) throw new NoticeError('the body is nested too deeply');
    throw error;
  }
}

function checkTransfer(transfer: Omit<ReceivedTransfer, 'provider'>) {
  const { amount, content } = transfer;
  if (!Number.isInteger(amount) || amount < 1 || amount > maxAmount) {
    throw new NoticeError('the amount is invalid');
  }
  return { ...transfer, content: content.slice(0, maxContent) };
}
