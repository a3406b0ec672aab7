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
  id: z.union([z.int(), z.string().min(1).max(100)]),
  transactionDate: z.string(),
  content: z.string().nullish(),
  code: z.string().nullish(),
  transferType: z.enum(['in', 'out']),
  transferAmount: z.number(),
});

/**
 * Reads a request of SePay with the signature HMAC-SHA256 over the time and the body.
 *
 * Source: developer.sepay.vn, "Authentication" and "Integrate webhook".
 */
export const readSepay: ReadNotice = ({ body, headers, secret, now }) => {
  const timestamp = headers.get('X-SePay-Timestamp') ?? '';
  const signature = /^sha256=([\da-f]{64})$/i.exec(headers.get('X-SePay-Signature') ?? '')?.[1];
  assertSigned('sha256', secret, `${timestamp}.${body}`, signature ?? '');
  assertRecent(Number(timestamp || NaN) * 1_000, now);
  const parsed = schema.safeParse(parseBody(body));
  if (!parsed.success) throw new NoticeError('the body has another form');
  const { id, transactionDate, content, code, transferType, transferAmount } = parsed.data;
  if (transferType === 'out') return undefined;
  return {
    id: String(id),
    amount: transferAmount,
    // The code is the part of the text that SePay takes for the number of a payment.
    content: [content, code].filter(Boolean).join(' '),
    at: readBankTime(transactionDate, now),
  };
};
