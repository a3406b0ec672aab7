import { type Analysis, branches, stems } from '@thach-an/lunar';
import { elements } from '../catalogue/elements.ts';
import { z } from '../zod.ts';

const canChi = z.object({ can: z.enum(stems), chi: z.enum(branches) });
const nguHanh = z.enum(elements);
const texts = z.array(z.string());

/**
 * Analysis of a birth, as the service replies. The page checks it too: the service may be another
 * one than the shop's, and an incomplete analysis cannot be rendered.
 */
export const analysisSchema = z.object({
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
