import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/** Money that has arrived in the shop's bank account. */
export interface ReceivedTransfer {
  /** Service that reports it, or `manual`. */
  provider: string;
  /** Number of the transfer, unique within the provider. */
  id: string;
  /** Amount in đồng. */
  amount: number;
  content: string;
  /** Time of the transfer, in ms since 1970. */
  at: number;
}

export const transferServiceNames = ['sepay', 'casso', 'payos'] as const;

/** Name of a service that reports bank transfers. */
export type TransferServiceName = (typeof transferServiceNames)[number];

/** Request of a service, whose body is not parsed before its signature is checked. */
export interface Notice {
  body: string;
  headers: { get(name: string): string | null };
  /** Secret that the shop shares with the service. */
  secret: string;
  now: number;
}

export type ReportedTransfer = Omit<ReceivedTransfer, 'provider'>;

/**
 * Reads a request of a service that reports bank transfers. A request about something else, such as
 * outgoing money or a test, has none.
 *
 * @throws {NoticeError} if the signature is wrong or the request is malformed
 */
export type ReadNotice = (notice: Notice) => ReportedTransfer | undefined;

/** A request is not from the service, too old, or malformed. */
export class NoticeError extends Error {
  override name = 'NoticeError';
}

/** Maximum difference between the time of a signature and that of its arrival, in ms. */
const tolerance = 5 * 60_000;

/**
 * Asserts that a signature has been made a short time ago, so that it cannot be sent again later.
 *
 * @throws {NoticeError} if it was not
 */
export function assertRecent(signedAt: number, now: number): void {
  if (!(Math.abs(now - signedAt) <= tolerance)) {
    throw new NoticeError('the time of the signature is not the present');
  }
}

/**
 * Asserts that a text was signed with a secret. The comparison takes the same time for all texts.
 *
 * @param signature hexadecimal digits
 * @throws {NoticeError} if it was not
 */
export function assertSigned(
  algorithm: 'sha256' | 'sha512',
  secret: string,
  text: string,
  signature: string,
): void {
  const expected = createHmac(algorithm, secret).update(text).digest();
  const actual = Uint8Array.from(
    signature.match(/[\da-f]{2}/gi) ?? [],
    (byte) => parseInt(byte, 16),
  );
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    throw new NoticeError('the signature is wrong');
  }
}

/**
 * Reads a time of a Vietnamese bank, such as `2024-10-03 15:06:37`.
 *
 * @param fallback result for another text, in ms since 1970
 */
export function readBankTime(text: string, fallback: number): number {
  const [date, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text)?.slice(1) ?? [];
  const ms = Date.parse(`${date}T${time}+07:00`);
  return Number.isNaN(ms) ? fallback : ms;
}

/**
 * Returns a document of a service as its schema describes it.
 *
 * @throws {NoticeError} if it has another form
 */
export function parseDocument<T>(schema: z.ZodType<T>, document: unknown): T {
  const parsed = schema.safeParse(document);
  if (!parsed.success) throw new NoticeError('the body has another form');
  return parsed.data;
}

/**
 * Parses the body of a request.
 *
 * @throws {NoticeError} if it is not JSON
 */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new NoticeError('the body is not JSON');
  }
}
