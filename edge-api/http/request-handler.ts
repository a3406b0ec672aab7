import { httpSentences } from './http-sentences.ts';
import type { ReplyMemo } from './reply-memo.ts';

/** An application, such as one of Hono. `info` holds the address of the peer. */
export interface FetchHandler {
  fetch(request: Request, info?: Deno.ServeHandlerInfo): Response | Promise<Response>;
}

/** Host name, IPv4 address or IPv6 address in brackets, with an optional port. */
const validHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Maximum length of an address. One of 60 KB takes 13 ms, as its parameters are read. */
const maxAddressLength = 16 * 1024;

/**
 * Creates the handler of a server. A malformed `Host` header is rejected with 400, because the
 * address of the request cannot be parsed, and a very long address with 414. HEAD is answered with
 * the headers of GET.
 */
export function createRequestHandler(
  app: FetchHandler,
  memo?: Pick<ReplyMemo, 'answer'>,
): (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response> {
  return (request, info) => {
    if (request.url.length > maxAddressLength) return refuse(414);
    // A remembered reply has the same address, whose host was valid.
    const remembered = memo?.answer(request);
    if (remembered) return remembered;
    if (!hasValidHost(request)) return refuse(400);
    return request.method === 'HEAD' ? handleHead(app, request, info) : app.fetch(request, info);
  };
}

const refuse = (status: number) =>
  new Response(httpSentences.BAD_REQUEST, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** Returns `true` if the request has an address. HTTP/1.0 and HTTP/2 need no `Host` header. */
function hasValidHost(request: Request): boolean {
  const host = request.headers.get('Host');
  return (host === null || validHost.test(host)) && URL.canParse(request.url);
}

/** Maximum length of a body that is generated for HEAD, in bytes. */
const maxHeadLength = 2 ** 20;

/**
 * Answers HEAD with the headers of GET, including the Content-Length of the omitted body (RFC 9110,
 * section 8.6). Without it, the server would send a length of 0. A long body has no Content-Length,
 * and server-sent events do not end.
 */
async function handleHead(
  app: FetchHandler,
  request: Request,
  info: Deno.ServeHandlerInfo,
): Promise<Response> {
  const { url, headers: allHeaders, signal } = request;
  const requestHeaders = new Headers(allHeaders);
  // A range is defined for GET only (RFC 9110, section 14.2).
  requestHeaders.delete('Range');
  const reply = await app.fetch(new Request(url, { headers: requestHeaders, signal }), info);
  const isEndless = reply.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (isEndless) await reply.body?.cancel();
  const length = isEndless ? undefined : await bodyLength(reply);
  const headers = new Headers(reply.headers);
  if (length === undefined) {
    const unknownLength = new ReadableStream({ start: (controller) => controller.close() });
    return new Response(unknownLength, { status: reply.status, headers });
  }
  if (reply.status !== 304) headers.set('Content-Length', String(length));
  return new Response(null, { status: reply.status, headers });
}

/** Returns the length of a body in bytes, or `undefined` for a long one, which is not generated. */
async function bodyLength({ body }: Response): Promise<number | undefined> {
  let length = 0;
  // Leaving the loop cancels the body.
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxHeadLength) return undefined;
  }
  return length;
}
