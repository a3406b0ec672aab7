import type { Context } from 'hono';
import { encodeBody, type EncodedBody, replyEncoded } from '../http/encoded-body.ts';

/** Code of a division in a URL. */
export const codePattern = /^\d{1,6}$/;

/** Returns the number of a text that may be a code or a depth. */
export function wholeNumber(text: string): number | undefined {
  return codePattern.test(text) ? Number(text) : undefined;
}

/** Creates a function that replies with divisions. Each reply is encoded once, by its key. */
export function createDivisionSender() {
  const bodies = new Map<string, Promise<EncodedBody>>();
  return async (c: Context, key: string, content: unknown) => {
    let body = bodies.get(key);
    if (!body) bodies.set(key, body = encodeBody(JSON.stringify(content), 9));
    return replyEncoded(c, await body, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    });
  };
}

/** Replies with an error in the shape of the public provinces API. */
export function sendDivisionError(c: Context, status: 404 | 422, detail: string) {
  c.header('Cache-Control', 'no-store');
  return c.json({ detail }, status);
}
