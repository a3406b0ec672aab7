/** What the stand-in says of one access token. */
export interface FakeGraphUser {
  /** Of `/debug_token`. */
  inspection: { is_valid: boolean; app_id?: string; user_id?: string };
  /** Of `/me`. */
  me: { id: string; name: string; email?: string };
}

/** A Graph API on the loopback address. `await using` ends it. */
export interface FakeGraph extends AsyncDisposable {
  url: string;
  /** The addresses that were asked for, with their queries. */
  asked: URL[];
  /** What it says of a token; others are not valid. */
  knows(token: string, answers: FakeGraphUser): void;
  /** Answers everything with this from now on; `undefined` as a Graph API would. */
  answerWith(reply: (() => Response | Promise<Response>) | undefined): void;
}

/** The app that the stand-in knows. */
export const testApp = { appId: '123456', appSecret: 'app-secret' };

/** Starts a server that answers as Facebook's documentation of `debug_token` and `me` says. */
export function startFakeGraph(): FakeGraph {
  const tokens = new Map<string, FakeGraphUser>();
  const asked: URL[] = [];
  let always: (() => Response | Promise<Response>) | undefined;
  const refusal = (code: number) =>
    Response.json({ error: { message: 'refused', type: 'OAuthException', code } }, { status: 400 });

  async function answer(url: URL): Promise<Response> {
    const access = url.searchParams.get('access_token') ?? '';
    if (url.pathname === '/debug_token') {
      if (access !== `${testApp.appId}|${testApp.appSecret}`) return refusal(101);
      const known = tokens.get(url.searchParams.get('input_token') ?? '');
      return Response.json({ data: known?.inspection ?? { is_valid: false } });
    }
    const known = tokens.get(access);
    if (url.pathname !== '/me' || !known) return refusal(190);
    const proof = await proofOf(access);
    return url.searchParams.get('appsecret_proof') === proof
      ? Response.json(known.me)
      : refusal(100);
  }

  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, (request) => {
    const url = new URL(request.url);
    asked.push(url);
    return always ? always() : answer(url);
  });
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    asked,
    knows: (token, answers) => void tokens.set(token, answers),
    answerWith: (reply) => void (always = reply),
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** `echo -n token | openssl dgst -sha256 -hmac app-secret`, with another implementation. */
async function proofOf(token: string): Promise<string> {
  const { createHmac } = await import('node:crypto');
  return createHmac('sha256', testApp.appSecret).update(token).digest('hex');
}
