import { median } from './statistics.ts';

const tries = 200;

/** How long a refused log-in takes, in ms, where the e-mail has an account and where it has none. */
export interface LogInTimes {
  known: number;
  unknown: number;
  /** The median of the pairs' ratios, known to unknown: 1 tells nobody who has an account. */
  ratio: number;
}

/**
 * Measures 200 wrong log-ins of each kind, one beside the other.
 *
 * @param origin of a running shop without rate limits
 */
export async function measureLogInTimes(origin: string): Promise<LogInTimes> {
  const email = `bench-${Date.now()}@example.com`;
  const person = { name: 'Bench', email, password: 'một mật khẩu đúng' };
  await ask(`${origin}/api/user/register`, person, 200);
  const pairs: { known: number; unknown: number }[] = [];
  for (let index = 0; index < tries + 5; index += 1) {
    const logIn = (email: string) =>
      ask(`${origin}/api/user/login`, { email, password: 'một mật khẩu sai' }, 401);
    const none = `none-${index}-${email}`;
    // Neither is always the second, whatever the first has left behind.
    if (index % 2) pairs.push({ known: await logIn(email), unknown: await logIn(none) });
    else {
      const unknown = await logIn(none);
      pairs.push({ known: await logIn(email), unknown });
    }
  }
  // The first ones warm up the compiler.
  const measured = pairs.slice(5);
  return {
    known: median(measured.map(({ known }) => known)),
    unknown: median(measured.map(({ unknown }) => unknown)),
    ratio: median(measured.map(({ known, unknown }) => known / unknown)),
  };
}

async function ask(url: string, body: unknown, status: number): Promise<number> {
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
