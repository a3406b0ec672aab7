import { z } from 'zod';
import {
  assertSigned,
  NoticeError,
  parseBody,
  readBankTime,
  type ReadNotice,
} from './transfer-service.ts';

/** Reference of the transfer that payOS sends when the address of a shop is registered. */
const testReference = 'TF230204212323';

const schema = z.object({
  data: z.looseObject({
    amount: z.number(),
    description: z.string(),
    reference: z.string().min(1).max(100),
    transactionDateTime: z.string(),
  }),
  signature: z.string(),
});

/**
 * Reads a request of payOS with the signature HMAC-SHA256 over the sorted fields of its data. The
 * signature has no time of its own: a request that is sent again has the reference of the first.
 *
 * Source: payos.vn/docs, "Kiểm tra dữ liệu với signature", and payOSHQ/payos-lib-node.
 */
export const readPayos: ReadNotice = ({ body, secret, now }) => {
  const parsed = schema.safeParse(parseBody(body));
  if (!parsed.success) throw new NoticeError('the body has another form');
  const { data, signature } = parsed.data;
  const fields = Object.entries(data).sort(([a], [b]) => a < b ? -1 : 1);
  const text = fields.map(([key, value]) => `${key}=${toText(value)}`).join('&');
  assertSigned('sha256', secret, text, /^[\da-f]{64}$/i.test(signature) ? signature : '');
  const { amount, description, reference, transactionDateTime } = data;
  if (reference === testReference) return undefined;
  return {
    id: reference,
    amount,
    content: description,
    at: readBankTime(transactionDateTime, now),
  };
};

/** Returns a value as payOS signs it: missing ones are empty, lists and objects are JSON. */
function toText(value: unknown): string {
  if (value === null || value === undefined || value === 'null' || value === 'undefined') return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
