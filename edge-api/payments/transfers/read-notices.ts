import { z } from 'zod';
import {
  assertRecent,
  assertSigned,
  parseBody,
  parseDocument,
  readBankTime,
  type ReadNotice,
} from './transfer-service.ts';

const sepaySchema = z.object({
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
  const { id, transactionDate, content, code, transferType, transferAmount } = parseDocument(
    sepaySchema,
    parseBody(body),
  );
  if (transferType === 'out') return undefined;
  return {
    id: String(id),
    amount: transferAmount,
    // The code is the part of the text that SePay takes for the number of a payment.
    content: [content, code].filter(Boolean).join(' '),
    at: readBankTime(transactionDate, now),
  };
};

const cassoSchema = z.object({
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
  const { id, description, amount, transactionDateTime } =
    parseDocument(cassoSchema, document).data;
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

/** Reference of the transfer that payOS sends when the address of a shop is registered. */
const testReference = 'TF230204212323';

const payosSchema = z.object({
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
  const { data, signature } = parseDocument(payosSchema, parseBody(body));
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
