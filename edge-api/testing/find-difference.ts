import assert from 'node:assert/strict';
import zlib from 'node:zlib';
import { z } from 'zod';
import type { Operation } from '../openapi/describe.ts';
import { errorsOf } from '../error-codes.ts';
import { errorReplySchema } from '../openapi/reply.ts';

/** Reply with its complete body, as it was sent. */
export interface Reply {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** Compares a reply with the description of its route; `undefined` if it matches. */
export function findDifference(
  operation: Operation,
  { status, headers, bytes }: Reply,
): string | undefined {
  const { reply, errorReply } = operation;
  if (status === 304 || status === 416) return bytes.length > 0 ? 'it has a body' : undefined;
  if (typeof reply === 'string' && status < 300) {
    const type = headers.get('Content-Type') ?? '';
    return type.startsWith(reply.replace('*', '')) ? undefined : `the type is ${type}`;
  }
  const ownError = errorReply?.statuses.includes(status) ? errorReply.schema : undefined;
  const schema = ownError ?? (status === 200 ? reply : errorReplySchema);
  assert.ok(typeof schema !== 'string');
  const text = new TextDecoder().decode(decode(bytes, headers.get('Content-Encoding')));
  const body = JSON.parse(text);
  const { success, data, error } = schema.safeParse(body);
  if (!success) return z.prettifyError(error);
  try {
    // zod omits fields without a description.
    assert.deepEqual(data, body);
  } catch (difference) {
    return (difference as Error).message;
  }
  if (status === 200 || ownError) return undefined;
  const codes: readonly string[] = errorsOf(operation).get(status) ?? [];
  return codes.includes(body.code) ? undefined : `the code ${body.code} is not described`;
}

function decode(bytes: Uint8Array, encoding: string | null): Uint8Array {
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes);
  return encoding === 'gzip' ? zlib.gunzipSync(bytes) : bytes;
}
