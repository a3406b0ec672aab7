import { z } from 'zod';
import {
  assertRecent,
  assertSigned,
  NoticeError,
  parseBody,
  readBankTime,
  type ReadNotice,
} from './transfer-service.ts';

const schema = z.object({
  data: z.object({
    id: z.union([z.int(), z.string().min(1).max(100)]),
    description: z.string(),
    amount: z.number(),
    transactionDateTime: z.string(),
  }),
});

/**
 * Reads a request of Casso, version 2, with the signature HMAC-SHA512 over the time and the body
 * with sorted keys.
 *
 * Source: CassoHQ/casso-webhook-v2-verify-signature.
 */
export const readCasso: ReadNotice = ({ body, headers, secret, now }) => {
  const header = headers.get('X-Casso-Signature') ?? '';
  const [, timestamp = '', signature = ''] = /^t=(\d{1,16}),v1=([\da-f]{128})$/i.exec(header) ?? [];
  const document = parseBody(body);
  assertSigned('sha512', secret, `${timestamp}.${JSON.stringify(sortKeys(document))}`, signature);
  assertRecent(Number(timestamp || NaN), now);
  const parsed = schema.safeParse(document);
  if (!parsed.success) throw new NoticeError('the body has another form');
  const { id, description, amount, transactionDateTime } = parsed.data.data;
  // The number 0 is that of a test. Outgoing money has a negative amount.
  if (id === 0 || amount <= 0) return undefined;
  return {
    id: String(id),
    amount,
    content: description,
    at: readBankTime(transactionDateTime, now),
  };
};

/** Returns a JSON document with the keys of its objects in their order, at any depth. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, sortKeys(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a < b ? -1 : 1));
}
