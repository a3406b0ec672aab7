/**
 * Compares every reply of a described route with its description. A test that gets a reply of
 * another shape fails. Tests load this module first, with `--preload`.
 */
import { type Context, Hono, type Next } from 'hono';
import { matchedRoutes } from 'hono/route';
import { findOperation, hooks } from '../openapi/describe.ts';

/** Differences that the running test has found. */
const differences = new Set<string>();

Deno.test.afterEach(() => {
  const found = [...differences].join('\n');
  differences.clear();
  if (found) throw new Error(`Replies differ from the descriptions of their routes:\n${found}`);
});

/** Replies that were compared: a request runs through the middleware of nested applications. */
const compared = new WeakSet<Response>();

hooks.onDescribe = (app) => new Hono().use(compareReply).route('/', app as Hono) as typeof app;

async function compareReply(c: Context, next: Next): Promise<void> {
  await next();
  const operation = findOperation(matchedRoutes(c));
  if (!operation || c.req.method === 'HEAD' || compared.has(c.res)) return;
  const { status, headers, body } = c.res;
  // Loaded on demand, as few of the test files send requests.
  const { findDifference } = await import('./find-difference.ts');
  const compare = (bytes: Uint8Array) => {
    const difference = findDifference(operation, { status, headers, bytes });
    if (difference) {
      differences.add(`${operation.method} ${operation.path} ${status}: ${difference}`);
    }
  };
  // A weak ETag, or a named character set, marks a streamed list. A copy would change when and how
  // far it is read.
  const isStream = headers.get('ETag')?.startsWith('W/') ||
    headers.get('Content-Type')?.startsWith('application/json;');
  if (body && isStream) {
    c.res = new Response(body.pipeThrough(collect(compare)), c.res);
  } else {
    compare(await c.res.clone().bytes());
  }
  compared.add(c.res);
}

/** Passes a stream on, and calls back with its bytes at its end. */
function collect(onEnd: (bytes: Uint8Array) => void) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      chunks.push(chunk);
      controller.enqueue(chunk);
    },
    flush: async () => onEnd(await new Blob(chunks).bytes()),
  });
}
