import type { Example, Operation } from '../operation.ts';
import { type ExampleShop, exampleToken } from './open-example-shop.ts';

/** Reply to an example. */
export interface ReplayedExample {
  status: number;
  type: string;
  /** Parsed body of a JSON reply, complete. */
  body: unknown;
}

/** Sends the request of an example. */
export async function replayExample(
  shop: ExampleShop,
  { method, path, session = 'none' }: Operation,
  { request = {}, asVisitor = false }: Example,
): Promise<ReplayedExample> {
  const url = new URL(
    path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(request.params?.[name] ?? '')),
    shop.origin,
  );
  url.search = String(new URLSearchParams({ ...request.query }));
  const reply = await fetch(url, {
    method: method.toUpperCase(),
    headers: {
      ...request.headers,
      ...(session === 'none' || asVisitor ? {} : { token: exampleToken }),
      ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
  });
  const type = reply.headers.get('Content-Type') ?? '';
  const text = await reply.text();
  if (shop.errors.length > 0) throw new Error(`${method} ${path} failed: ${shop.errors}`);
  const body = type.startsWith('application/json') ? JSON.parse(text) : undefined;
  return { status: reply.status, type, body };
}

/** Number of elements that an example shows of a list. */
const shownElements = 2;

const randomId = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;
const documentedId = '7b0d2c58-3f0e-4a53-9a55-6d0f4f6c1e02';

/** Shortens the lists of a reply, and replaces random tokens and ids by fixed ones. */
export function toDocumentedReply(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (key, value) => {
    if (Array.isArray(value)) return value.slice(0, shownElements);
    if (typeof value !== 'string') return value;
    if (key === 'token') return exampleToken;
    if (key === 'session_url') return value.replace(/[^/]+$/, exampleToken);
    return value.replaceAll(randomId, documentedId);
  });
}
