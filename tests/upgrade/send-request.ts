/** Request to a server of any release. */
export interface ShopRequest {
  /** @default POST if there is a body, otherwise GET */
  method?: string;
  /** Path with the query. */
  path: string;
  /** Session token. */
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is a text or bytes. */
  body?: unknown;
}

/** Reply with its whole body. */
export interface ShopReply {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request, and returns the reply without following a redirect. */
export async function sendRequest(
  origin: string,
  { path, token, headers, body, method = body === undefined ? 'GET' : 'POST' }: ShopRequest,
): Promise<ShopReply> {
  const reply = await fetch(origin + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { token }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' || body instanceof Uint8Array
      ? body as BodyInit | undefined
      : JSON.stringify(body),
    redirect: 'manual',
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

/**
 * Sends a request and returns the JSON of the reply.
 *
 * @throws {Error} if the status is not 200
 */
// deno-lint-ignore no-explicit-any
export async function call(origin: string, request: ShopRequest): Promise<any> {
  const { status, text } = await sendRequest(origin, request);
  if (status !== 200) throw new Error(`${request.path} answered ${status}: ${text}`);
  return JSON.parse(text);
}
