import { median } from './statistics.ts';

const attempts = 200;
/** Pairs that are not measured, while code is being compiled. */
const warmUp = 5;

/** Response times of rejected log-ins, in ms. */
export interface LogInTimes {
  /** E-mail address with an account. */
  known: number;
  /** E-mail address without an account. */
  unknown: number;
  /** Median of the ratios known to unknown. At 1 the time does not reveal who has an account. */
  ratio: number;
}

/**
 * Measures 200 pairs of log-ins with a wrong password.
 *
 * @param origin of a running shop without rate limits
 */
export async function measureLogInTimes(origin: string): Promise<LogInTimes> {
  const email = `bench-${Date.now()}@example.com`;
  const person = { name: 'Bench', email, password: 'một mật khẩu đúng' };
  await timePost(`${origin}/api/user/register`, person, 200);
  const pairs: { known: number; unknown: number }[] = [];
  for (let index = 0; index < attempts + warmUp; index += 1) {
    const logIn = (email: string) =>
      timePost(`${origin}/api/user/login`, { email, password: 'một mật khẩu sai' }, 401);
    const none = `none-${index}-${email}`;
    // The order alternates, so that effects of the first request on the second cancel out.
    if (index % 2) pairs.push({ known: await logIn(email), unknown: await logIn(none) });
    else {
      const unknown = await logIn(none);
      pairs.push({ known: await logIn(email), unknown });
    }
  }
  const measured = pairs.slice(warmUp);
  return {
    known: median(measured.map(({ known }) => known)),
    unknown: median(measured.map(({ unknown }) => unknown)),
    ratio: median(measured.map(({ known, unknown }) => known / unknown)),
  };
}

async function timePost(url: string, body: unknown, status: number): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await reply.arrayBuffer();
  if (reply.status !== status) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}
