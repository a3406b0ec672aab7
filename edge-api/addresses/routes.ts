import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { ApiDeps } from '../api-deps.ts';
import { addressSchemes } from '../contract/checkout/address-fields.ts';
import { encodeBody, type EncodedBody, replyEncoded } from '../http/encoded-body.ts';
import { queryParameters } from '../http/query-parameters.ts';
import { describe, type Description } from '../openapi/describe.ts';
import { success } from '../openapi/reply.ts';
import {
  communeSchema,
  districtSchema,
  provinceOfCommunesSchema,
  provinceSchema,
  wardSchema,
} from './division-schemas.ts';
import type { Divisions } from './divisions.ts';
import { formerPlaceSchema } from './former-places.ts';

const name = z.string().trim().normalize('NFC').max(100).default('');

/** Former place by its names, or words of them. */
const formerQuery = z.object(
  {
    q: name.describe('Words of a former ward, its district and province'),
    ward: name,
    district: name.describe('With `city` and `ward`: the place with these names alone'),
    city: name,
  } satisfies Record<'q' | typeof addressSchemes['districts'][number], z.ZodType>,
);

/**
 * The three levels of administrative divisions, compatible with the public provinces API (v1):
 * `GET /p/`, `GET /p/{code}?depth=1|2|3`, `GET /d/{code}?depth=1|2` and `GET /w/{code}`. Errors
 * have the same shape too, `{ detail }`, so a client can use any service with that shape.
 *
 * @param divisions loads the divisions; called at the first request
 */
export function addressRoutes(divisions: () => Promise<Divisions>) {
  const { sendProvinces, sendDivision } = createSender(divisions);
  const routes = new Hono()
    .get('/p', sendProvinces)
    .get('/p/:code', sendDivision('province', 3, (from, code, depth) => from.province(code, depth)))
    .get('/d/:code', sendDivision('district', 2, (from, code, depth) => from.district(code, depth)))
    .get('/w/:code', sendDivision('ward', 1, (from, code) => from.ward(code)));
  return describe('Addresses', routes, () => ({
    'GET /p': {
      id: 'listProvinces',
      summary: 'Lists the provinces',
      description: 'Also available as `/api/provinces/p/`.',
      reply: z.array(provinceSchema),
    },
    'GET /p/:code': {
      id: 'getProvince',
      summary: 'Returns a province',
      ...describeDivision(provinceSchema, '1', 3),
    },
    'GET /d/:code': {
      id: 'getDistrict',
      summary: 'Returns a district',
      ...describeDivision(districtSchema, '2', 2),
    },
    'GET /w/:code': {
      id: 'getWard',
      summary: 'Returns a ward',
      ...describeDivision(wardSchema, '37'),
    },
  }))
    .get('/p/', (c) => sendProvinces(c));
}

/**
 * The provinces and communes since 1 July 2025, compatible with the public provinces API (v2):
 * `GET /p/`, `GET /p/{code}?depth=1|2` and `GET /w/{code}`; and `GET /former`, which finds the
 * communes that former wards have become.
 *
 * @param deps.communes loads the divisions; called at the first request
 */
export function communeRoutes(
  { communes, searchBudget }: Pick<ApiDeps, 'communes' | 'searchBudget'>,
) {
  const { sendProvinces, sendDivision } = createSender(communes);
  const routes = new Hono()
    .get('/p', sendProvinces)
    .get('/p/:code', sendDivision('province', 2, (from, code, depth) => from.province(code, depth)))
    .get('/w/:code', sendDivision('ward', undefined, (from, code) => from.commune(code)))
    .get('/former', queryParameters(formerQuery), async (c) => {
      const { q, ...place } = c.req.valid('query');
      const { former } = await communes();
      const named = place.district === '' ? undefined : former.find(place);
      const data = named ? [named] : await searchBudget(c, () => Promise.resolve(former.search(q)));
      c.header('Cache-Control', 'public, max-age=86400');
      return c.json({ success: true as const, data });
    });
  return describe('Addresses', routes, () => ({
    'GET /p': {
      id: 'listProvincesOfCommunes',
      summary: 'Lists the provinces since 1 July 2025',
      description: 'Also available as `/api/provinces/v2/p/`.',
      reply: z.array(provinceOfCommunesSchema),
    },
    'GET /p/:code': {
      id: 'getProvinceOfCommunes',
      summary: 'Returns a province with its communes',
      ...describeDivision(provinceOfCommunesSchema, '1', 2),
    },
    'GET /w/:code': {
      id: 'getCommune',
      summary: 'Returns a commune',
      ...describeDivision(communeSchema, '4'),
    },
    'GET /former': {
      id: 'findFormerPlace',
      summary: 'Finds the communes that former wards have become',
      description: 'By words of their names, or by the exact names of one.',
      reply: success({ data: z.array(formerPlaceSchema) }),
      example: { query: { q: 'ben nghe quan 1' } },
    },
  }))
    .get('/p/', (c) => sendProvinces(c));
}

const codePattern = /^\d{1,6}$/;

/** Creates handlers that reply with divisions. Each reply is encoded once. */
function createSender<Source extends { provinces(): object[] }>(load: () => Promise<Source>) {
  const bodies = new Map<string, Promise<EncodedBody>>();

  async function send(c: Context, key: string, content: unknown) {
    let body = bodies.get(key);
    if (!body) bodies.set(key, body = encodeBody(JSON.stringify(content), 9));
    return replyEncoded(c, await body, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    });
  }

  /** @param maxDepth highest value of the parameter `depth`. @default the parameter is ignored */
  function sendDivision(
    level: 'province' | 'district' | 'ward',
    maxDepth: number | undefined,
    find: (source: Source, code: number, depth: number) => object | undefined,
  ) {
    return async (c: Context) => {
      const code = wholeNumber(c.req.param('code') ?? '');
      const depth = maxDepth === undefined ? 1 : wholeNumber(c.req.query('depth') ?? '1');
      if (code === undefined) return sendError(c, 422, 'code must be a whole number');
      if (depth === undefined || depth < 1 || depth > (maxDepth ?? 1)) {
        return sendError(c, 422, `depth must be a whole number from 1 to ${maxDepth}`);
      }
      const found = find(await load(), code, depth);
      return found
        ? send(c, `${level}/${code}/${depth}`, found)
        : sendError(c, 404, `invalid-${level}-code`);
    };
  }

  return {
    sendDivision,
    sendProvinces: async (c: Context) => send(c, 'provinces', (await load()).provinces()),
  };
}

function wholeNumber(text: string): number | undefined {
  return codePattern.test(text) ? Number(text) : undefined;
}

/** Replies with an error in the shape of the public provinces API. */
function sendError(c: Context, status: 404 | 422, detail: string) {
  c.header('Cache-Control', 'no-store');
  return c.json({ detail }, status);
}

function describeDivision(
  reply: z.ZodType,
  code: string,
  maxDepth?: number,
): Pick<Description, 'params' | 'query' | 'reply' | 'errorReply' | 'example'> {
  const query = maxDepth === undefined
    ? undefined
    : z.object({ depth: z.string().regex(new RegExp(`^[1-${maxDepth}]$`)).optional() });
  return {
    params: z.object({ code: z.string().regex(codePattern) }),
    query,
    reply,
    errorReply: {
      name: 'DivisionError',
      schema: z.object({ detail: z.string() }),
      statuses: [404, 422],
    },
    example: { params: { code }, query: query && { depth: '2' } },
  };
}
