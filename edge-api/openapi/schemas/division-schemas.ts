import { z } from 'zod';
import { divisionTypes } from '../../addresses/division-name.ts';
import type { District, Province, Ward } from '../../addresses/divisions.ts';

const divisionFields = {
  name: z.string(),
  code: z.int().describe('Code of the General Statistics Office'),
  codename: z.string(),
  division_type: z.enum(['thành phố trung ương', ...divisionTypes]),
};

/** Commune, ward or township. */
export const wardSchema = z.object({
  ...divisionFields,
  district_code: z.int(),
}) satisfies z.ZodType<Ward>;

/** District. */
export const districtSchema = z.object({
  ...divisionFields,
  province_code: z.int(),
  wards: z.array(wardSchema).describe('Empty at depth 1, and in districts without wards'),
}) satisfies z.ZodType<District>;

/** Province or centrally governed city. */
export const provinceSchema = z.object({
  ...divisionFields,
  phone_code: z.int(),
  districts: z.array(districtSchema).describe('Empty at depth 1'),
}) satisfies z.ZodType<Province>;

/** Error reply of the public provinces API. */
export const divisionErrorSchema = z.object({ detail: z.string() });
