import { z } from 'zod';
import { readGraphResponse } from './read-graph-response.ts';

/** A person as Facebook knows them. */
export interface FacebookUser {
  id: string;
  name: string;
  /** Absent where the person has none or does not share it. */
  email?: string;
}

/** Facebook's Graph API, as far as it is needed here. */
export interface FacebookGraph {
  /**
   * Asks whose access token this is.
   *
   * @param signal gives up when the one who asks has gone
   * @throws {GraphTokenError} if it is no valid token, or one of another app
   * @throws {GraphError} if there was no usable answer in time
   */
  getUser(accessToken: string, signal?: AbortSignal): Promise<FacebookUser>;
}

/** Facebook could not be reached, or gave an answer that cannot be used. It names no token. */
export class GraphError extends Error {
  override name = 'GraphError';
}

/** Facebook says that an access token is not valid, or not this app's. */
export class GraphTokenError extends Error {
  override name = 'GraphTokenError';
}

/** The app at Facebook, and where its Graph API is. */
export interface FacebookGraphOptions {
  appId: string;
  appSecret: string;
  /** Base of all addresses, without a slash at its end. */
  url: string;
  /**
   * How long all questions about one token may take together, in ms.
   *
   * @default 15000
   */
  timeoutMs?: number;
  /** Hears why there was no usable answer, for the log. */
  onFailure?: (reason: string) => void;
}

const inspection = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.coerce.string().optional(),
    user_id: z.string().optional(),
  }),
});

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().optional(),
});

const refusal = z.object({ error: z.object({ code: z.number() }) });

/** Codes of errors that pass: unknown, service, and too many calls. */
const passing = new Set([1, 2, 4, 17, 32, 341, 368, 613]);

/**
 * Makes a way to ask Facebook. A token is believed only if `debug_token` says that it is valid and this
 * app's, and belongs to whom `me` names.
 *
 * Source: developers.facebook.com, "Manually Build a Login Flow: Inspecting Access Tokens" and
 * "Securing Graph API Requests" (appsecret_proof).
 */
export function createGraph(options: FacebookGraphOptions): FacebookGraph {
  const { appId, appSecret, url, timeoutMs = 15_000, onFailure } = options;

  async function ask<T>(
    schema: z.ZodType<T>,
    path: string,
    query: Record<string, string>,
    signal: AbortSignal,
  ): Promise<T> {
    const { status, body } = await fetchJson(`${url}${path}?${new URLSearchParams(query)}`, signal);
    const code = refusal.safeParse(body).data?.error.code;
    if (status >= 400 && status < 500 && code !== undefined && !passing.has(code)) {
      throw new GraphTokenError(`Facebook refused ${path} with code ${code}`);
    }
    if (status !== 200) throw new GraphError(`Facebook answered ${path} with status ${status}`);
    const answer = schema.safeParse(body);
    if (!answer.success) throw new GraphError(`Facebook answered ${path} with something else`);
    return answer.data;
  }

  async function inspect(accessToken: string, signal: AbortSignal): Promise<FacebookUser> {
    const appToken = `${appId}|${appSecret}`;
    const { data } = await ask(inspection, '/debug_token', {
      input_token: accessToken,
      access_token: appToken,
    }, signal);
    if (!data.is_valid || data.app_id !== appId || !data.user_id) {
      throw new GraphTokenError('The token is not valid, or of another app');
    }
    const me = await ask(person, '/me', {
      fields: 'id,name,email',
      access_token: accessToken,
      appsecret_proof: await hmac(appSecret, accessToken),
    }, signal);
    if (me.id !== data.user_id) throw new GraphTokenError('The token is of another person');
    return me;
  }

  return {
    async getUser(accessToken, signal) {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), timeoutMs);
      const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
      try {
        return await inspect(accessToken, either);
      } catch (error) {
        if (error instanceof GraphError) onFailure?.(error.message);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Errors of `fetch` name the whole address, with the tokens in it: none of them goes further. */
async function fetchJson(address: string, signal: AbortSignal) {
  try {
    const reply = await fetch(address, { signal, redirect: 'error' });
    return { status: reply.status, body: await readGraphResponse(reply) };
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
