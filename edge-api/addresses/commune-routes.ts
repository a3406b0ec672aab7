import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { ApiDeps } from '../api-deps.ts';
import { queryParameters } from '../http/query-parameters.ts';
import { describe } from '../openapi/describe.ts';
import { success } from '../openapi/reply.ts';
import { communeSchema, formerPlaceSchema, provinceOfCommunesSchema } from './division-schemas.ts';
import {
  codePattern,
  createDivisionSender,
  sendDivisionError,
  wholeNumber,
} from './send-divisions.ts';

const name = z.string().trim().normalize('NFC').max(100).default('');

/** Former place by its names, or words of them. */
const formerQuery = z.object({
  q: name.describe('Words of a former ward, its district and province'),
  ward: name,
  district: name.describe('With `city` and `ward`: the place with these names alone'),
  city: name,
});

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
  const send = createDivisionSender();

  async function sendProvinces(c: Context) {
    return send(c, 'p', (await communes()).provinces());
  }

  const routes = new Hono()
    .get('/p', sendProvinces)
    .get('/p/:code', async (c) => {
      const code = wholeNumber(c.req.param('code'));
      const depth = wholeNumber(c.req.query('depth') ?? '1');
      if (code === undefined) return sendDivisionError(c, 422, 'code must be a whole number');
      if (depth !== 1 && depth !== 2) {
        return sendDivisionError(c, 422, 'depth must be a whole number from 1 to 2');
      }
      const found = (await communes()).province(code, depth);
      return found
        ? await send(c, `p/${code}/${depth}`, found)
        : sendDivisionError(c, 404, 'invalid-province-code');
    })
    .get('/w/:code', async (c) => {
      const code = wholeNumber(c.req.param('code'));
      if (code === undefined) return sendDivisionError(c, 422, 'code must be a whole number');
      const found = (await communes()).commune(code);
      return found
        ? await send(c, `w/${code}`, found)
        : sendDivisionError(c, 404, 'invalid-ward-code');
    })
    .get('/former', queryParameters(formerQuery), async (c) => {
      const { q, ...place } = c.req.valid('query');
      const { former } = await communes();
      const named = place.district === '' ? undefined : former.find(place);
      const data = named ? [named] : await searchBudget(c, () => Promise.resolve(former.search(q)));
      c.header('Cache-Control', 'public, max-age=86400');
      return c.json({ success: true as const, data });
    });
  return describe('Addresses', routes, () => {
    const params = z.object({ code: z.string().regex(codePattern) });
    const detail = z.object({ detail: z.string() });
    const errorReply = { name: 'DivisionError', schema: detail, statuses: [404, 422] };
    return {
      'GET /p': {
        id: 'listProvincesOfCommunes',
        summary: 'Lists the provinces since 1 July 2025',
        description: 'Also available as `/api/provinces/v2/p/`.',
        reply: z.array(provinceOfCommunesSchema),
      },
      'GET /p/:code': {
        id: 'getProvinceOfCommunes',
        summary: 'Returns a province with its communes',
        params,
        query: z.object({ depth: z.enum(['1', '2']).optional() }),
        reply: provinceOfCommunesSchema,
        errorReply,
        example: { params: { code: '1' }, query: { depth: '2' } },
      },
      'GET /w/:code': {
        id: 'getCommune',
        summary: 'Returns a commune',
        params,
        reply: communeSchema,
        errorReply,
        example: { params: { code: '4' } },
      },
      'GET /former': {
        id: 'findFormerPlace',
        summary: 'Finds the communes that former wards have become',
        description: 'By words of their names, or by the exact names of one.',
        reply: success({ data: z.array(formerPlaceSchema) }),
        example: { query: { q: 'ben nghe quan 1' } },
      },
    };
  })
    .get('/p/', (c) => sendProvinces(c));
}
