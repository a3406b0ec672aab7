/** Responses of the fake Graph API for one access token. */
export interface FakeGraphUser {
  /** Response of `/debug_token`. */
  inspection: { is_valid: boolean; app_id?: string; user_id?: string };
  /** Response of `/me`. */
  me: { id: string; name: string; email?: string };
}

/** A fake Graph API on the loopback address. `await using` stops it. */
export interface FakeGraph extends AsyncDisposable {
  url: string;
  /** Requested URLs. */
  requests: URL[];
  /** Adds a valid token. */
  addToken(token: string, user: FakeGraphUser): void;
  /** Sets the response to all later requests; `undefined` restores the fake API. */
  respondWith(respond: (() => Response | Promise<Response>) | undefined): void;
}

/** The app of the fake API. */
export const testApp = { appId: '123456', appSecret: 'app-secret' };

/** Starts a server that implements `debug_token` and `me` as documented by Facebook. */
export function startFakeGraph(): FakeGraph {
  const tokens = new Map<string, FakeGraphUser>();
  const requests: URL[] = [];
  let fixedResponse: (() => Response | Promise<Response>) | undefined;
  const errorResponse = (code: number) =>
    Response.json({ error: { message: 'rejected', type: 'OAuthException', code } }, {
      status: 400,
    });

  async function respond(url: URL): Promise<Response> {
    const access = url.searchParams.get('access_token') ?? '';
    if (url.pathname === '/debug_token') {
      if (access !== `${testApp.appId}|${testApp.appSecret}`) return errorResponse(101);
      const user = tokens.get(url.searchParams.get('input_token') ?? '');
      return Response.json({ data: user?.inspection ?? { is_valid: false } });
    }
    const user = tokens.get(access);
    if (url.pathname !== '/me' || !user) return errorResponse(190);
    const proof = await proofOf(access);
    return url.searchParams.get('appsecret_proof') === proof
      ? Response.json(user.me)
      : errorResponse(100);
  }

  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, (request) => {
    const url = new URL(request.url);
    requests.push(url);
    return fixedResponse ? fixedResponse() : respond(url);
  });
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    requests,
    addToken: (token, user) => void tokens.set(token, user),
    respondWith: (respond) => void (fixedResponse = respond),
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/**
 * Computes `echo -n token | openssl dgst -sha256 -hmac app-secret` with another implementation than
 * the client.
 */
async function proofOf(token: string): Promise<string> {
  const { createHmac } = await import('node:crypto');
  return createHmac('sha256', testApp.appSecret).update(token).digest('hex');
}
