import { type Context, Hono } from 'hono';
import { encodeBody, type EncodedBody, replyEncoded } from '../http/encoded-body.ts';
import type { Divisions } from './divisions.ts';

interface Level {
  key: string;
  deepest: number;
  refusal: string;
  find(divisions: Divisions, code: number, depth: number): object | undefined;
}

const levels = {
  province: {
    key: 'p',
    deepest: 3,
    refusal: 'invalid-province-code',
    find: (divisions, code, depth) => divisions.province(code, depth),
  },
  district: {
    key: 'd',
    deepest: 2,
    refusal: 'invalid-district-code',
    find: (divisions, code, depth) => divisions.district(code, depth),
  },
  ward: {
    key: 'w',
    deepest: 1,
    refusal: 'invalid-ward-code',
    find: (divisions, code) => divisions.ward(code),
  },
} satisfies Record<string, Level>;

/**
 * The three levels of administrative divisions, as the public provinces API (v1) gives them:
 * `GET /p/`, `GET /p/{code}?depth=1|2|3`, `GET /d/{code}?depth=1|2` and `GET /w/{code}`. Refusals have
 * its shape too, `{ detail }`: a client can change over to any service of that shape.
 *
 * @param divisions gives them; asked when they are first needed
 */
export function addressRoutes(divisions: () => Promise<Divisions>) {
  const bodies = new Map<string, Promise<EncodedBody>>();

  async function give(c: Context, key: string, content: unknown) {
    let body = bodies.get(key);
    if (!body) bodies.set(key, body = encodeBody(JSON.stringify(content), 9));
    return reply(c, await body);
  }

  async function giveAll(c: Context) {
    return give(c, 'p', (await divisions()).provinces());
  }

  function giveOne(level: Level) {
    return async (c: Context) => {
      const code = wholeNumber(c.req.param('code') ?? '');
      const depth = wholeNumber(c.req.query('depth') ?? '1');
      if (code === undefined) return refuse(c, 422, 'code must be a whole number');
      if (depth === undefined || depth < 1 || depth > level.deepest) {
        return refuse(c, 422, `depth must be a whole number from 1 to ${level.deepest}`);
      }
      const found = level.find(await divisions(), code, depth);
      return found
        ? give(c, `${level.key}/${code}/${depth}`, found)
        : refuse(c, 404, level.refusal);
    };
  }

  return new Hono()
    .get('/p', giveAll)
    .get('/p/', giveAll)
    .get('/p/:code', giveOne(levels.province))
    .get('/d/:code', giveOne(levels.district))
    .get('/w/:code', giveOne(levels.ward));
}

function reply(c: Context, body: EncodedBody) {
  return replyEncoded(c, body, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
  });
}

function refuse(c: Context, status: 404 | 422, detail: string) {
  c.header('Cache-Control', 'no-store');
  return c.json({ detail }, status);
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
