import { type Analysis, analyze, branches, stems } from '@thach-an/lunar';
import { Hono } from 'hono';
import { tuViRequestSchema } from '../contract/tu-vi/tu-vi.ts';
import { NotFoundError } from '../errors.ts';
import { createErrorHandler } from '../http/error-reply.ts';
import { guards } from '../http/guards.ts';
import { jsonBody } from '../http/json-body.ts';
import type { Log } from '../log.ts';
import { describe } from '../openapi/describe.ts';
import examples from '../openapi/examples.json' with { type: 'json' };
import { success } from '../openapi/reply.ts';
import { z } from 'zod';
import { elements } from '../contract/catalogue/elements.ts';

const canChi = z.object({ can: z.enum(stems), chi: z.enum(branches) });
const nguHanh = z.enum(elements);
const texts = z.array(z.string());

const analysisSchema = z.object({
  name: z.string(),
  gender: z.enum(['male', 'female']),
  solarDate: z.string(),
  lunarDate: z.string(),
  tuTru: z.object({ nam: canChi, thang: canChi, ngay: canChi, gio: canChi }),
  menh: z.object({
    napAm: z.string(),
    nguHanh,
    desc: z.string(),
    positive: texts,
    negative: texts,
    colors: z.object({ compatible: texts, beneficial: texts, avoid: texts }),
    directions: texts,
    numbers: z.array(z.int()),
    careers: texts,
  }),
  cungMenh: z.string(),
  lunar: z.object({ year: z.int(), month: z.int(), day: z.int(), leap: z.boolean() }),
  lunarYear: canChi,
  palace: z.object({
    cung: z.string(),
    nguHanh,
    nhom: z.enum(['Đông tứ mệnh', 'Tây tứ mệnh']),
    directions: z.object({
      sinhKhi: z.string(),
      thienY: z.string(),
      dienNien: z.string(),
      phucVi: z.string(),
      hoaHai: z.string(),
      lucSat: z.string(),
      nguQuy: z.string(),
      tuyetMenh: z.string(),
    }),
  }),
}).meta({ id: 'Analysis' }) satisfies z.ZodType<Analysis>;

/**
 * The analysis service: `POST /analyze-user`. It has no state and no dependencies, so it runs alone
 * or as part of the shop. Its error responses have the message as `error` as well.
 */
export function tuViRoutes(log: Log) {
  const reply = createErrorHandler(log, { withErrorField: true });
  const analysis = new Hono();
  analysis.onError(reply);
  analysis.use('/analyze-user', ...guards(analysis, reply));
  const routes = analysis
    .post('/analyze-user', ...jsonBody(tuViRequestSchema), (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ success: true as const, data: analyze(c.req.valid('json')) });
    });
  return describe('Tử Vi', routes, () => ({
    'POST /analyze-user': {
      id: 'analyzeBirth',
      summary: 'Analyses a birth',
      description: 'Date and hour are those of Vietnam (UTC+7). Errors have their message as ' +
        '`error` as well.',
      reply: success({ data: analysisSchema }),
      example: { body: examples.birth },
    },
  }))
    .all('/analyze-user', (c) => reply(new NotFoundError(), c));
}
