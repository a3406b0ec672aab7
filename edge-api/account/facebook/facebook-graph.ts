import { z } from 'zod';

export interface FacebookUser {
  id: string;
  name: string;
  /** Unset if the user has no e-mail address or does not share it. */
  email?: string;
}

/** Client of Facebook's Graph API, limited to the requests of a log-in. */
export interface FacebookGraph {
  /**
   * Returns the user to whom an access token was issued.
   *
   * @throws {GraphTokenError} if the token is invalid or belongs to another app
   * @throws {GraphError} if there was no usable response in time
   */
  getUser(accessToken: string, signal?: AbortSignal): Promise<FacebookUser>;
}

/** Facebook is unreachable or its response is unusable. The message contains no token. */
export class GraphError extends Error {
  override name = 'GraphError';
}

/** An access token is invalid or belongs to another app. */
export class GraphTokenError extends Error {
  override name = 'GraphTokenError';
}

export interface FacebookGraphOptions {
  appId: string;
  appSecret: string;
  /** Base URL of the Graph API, without a trailing slash. */
  url: string;
  /**
   * Time limit for all requests about one token together, in ms.
   *
   * @default 10000, less than the 15 s that a browser waits
   */
  timeoutMs?: number;
  /** Called with the reason of each {@linkcode GraphError}, for the log. */
  onFailure?: (reason: string) => void;
}

const inspectionSchema = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.coerce.string().optional(),
    user_id: z.string().optional(),
  }),
});

const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().optional(),
});

const errorSchema = z.object({ error: z.object({ code: z.number() }) });

/** Codes of temporary errors: unknown error, service unavailable, and rate limits. */
const temporaryCodes = new Set([1, 2, 4, 17, 32, 341, 368, 613]);

/**
 * Creates a client of the Graph API. A token is accepted only if `debug_token` reports it as valid
 * and issued to this app, and `me` returns the same user.
 *
 * Source: developers.facebook.com, "Manually Build a Login Flow: Inspecting Access Tokens" and
 * "Securing Graph API Requests" (appsecret_proof).
 */
export function createFacebookGraph(options: FacebookGraphOptions): FacebookGraph {
  const { appId, appSecret, url, timeoutMs = 10_000, onFailure } = options;

  async function request<T>(
    schema: z.ZodType<T>,
    path: string,
    query: Record<string, string>,
    signal: AbortSignal,
  ): Promise<T> {
    const { status, body } = await fetchJson(`${url}${path}?${new URLSearchParams(query)}`, signal);
    const code = errorSchema.safeParse(body).data?.error.code;
    if (status >= 400 && status < 500 && code !== undefined && !temporaryCodes.has(code)) {
      throw new GraphTokenError(`Facebook rejected ${path} with code ${code}`);
    }
    if (status !== 200) throw new GraphError(`Facebook answered ${path} with status ${status}`);
    const result = schema.safeParse(body);
    if (!result.success) throw new GraphError(`Facebook answered ${path} with something else`);
    return result.data;
  }

  async function inspect(accessToken: string, signal: AbortSignal): Promise<FacebookUser> {
    const appToken = `${appId}|${appSecret}`;
    const { data } = await request(inspectionSchema, '/debug_token', {
      input_token: accessToken,
      access_token: appToken,
    }, signal);
    if (!data.is_valid || data.app_id !== appId || !data.user_id) {
      throw new GraphTokenError('The token is invalid or belongs to another app');
    }
    const me = await request(userSchema, '/me', {
      fields: 'id,name,email',
      access_token: accessToken,
      appsecret_proof: await hmac(appSecret, accessToken),
    }, signal);
    if (me.id !== data.user_id) throw new GraphTokenError('The token belongs to another user');
    return me;
  }

  return {
    async getUser(accessToken, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        return await inspect(accessToken, signal ? AbortSignal.any([signal, timeout]) : timeout);
      } catch (error) {
        if (error instanceof GraphError) onFailure?.(error.message);
        throw error;
      }
    },
  };
}

/** Fetches JSON. Errors of `fetch` contain the URL with the tokens, so they are replaced. */
async function fetchJson(url: string, signal: AbortSignal) {
  try {
    const response = await fetch(url, { signal, redirect: 'error' });
    return { status: response.status, body: await readGraphResponse(response) };
  } catch (error) {
    if (signal.aborted) throw new GraphError('Facebook did not answer in time');
    if (error instanceof SyntaxError) throw new GraphError('Facebook answered with no JSON');
    if (error instanceof RangeError) throw new GraphError('Facebook answered with too much');
    throw new GraphError('Facebook could not be reached');
  }
}

async function hmac(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))).toHex();
}

/** Maximum size of a response, in bytes. Those of Facebook have a few hundred. */
const maxBytes = 64 * 1024;

/**
 * Parses a response as JSON and stops reading beyond the size limit.
 *
 * @throws {RangeError} if the body is larger than 64 KiB
 * @throws {SyntaxError} if the body is not JSON
 */
async function readGraphResponse(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`The response is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(await new Blob(chunks as BlobPart[]).text());
}
