import { z } from 'zod';
import { divisionTypes } from './division-name.ts';

const divisionFields = {
  name: z.string(),
  code: z.int().describe('Code of the General Statistics Office; unique within its level'),
  codename: z.string().describe('Name without diacritics, in snake case'),
  division_type: z.enum(['thành phố trung ương', ...divisionTypes]),
};

/** A division of the lowest level. */
export const wardSchema = z.object({
  ...divisionFields,
  district_code: z.int(),
}).meta({ id: 'Ward' });

export const districtSchema = z.object({
  ...divisionFields,
  province_code: z.int(),
  wards: z.array(wardSchema).describe('Empty at depth 1, and in districts without wards'),
}).meta({ id: 'District' });

/** A province or a centrally governed city. */
export const provinceSchema = z.object({
  ...divisionFields,
  phone_code: z.int(),
  districts: z.array(districtSchema).describe('Empty at depth 1'),
}).meta({ id: 'Province' });

/** A commune: a division of the lowest level since 1 July 2025. */
export const communeSchema = z.object({
  ...divisionFields,
  province_code: z.int(),
}).meta({ id: 'Commune' });

/** A province or a centrally governed city since 1 July 2025. */
export const provinceOfCommunesSchema = z.object({
  ...divisionFields,
  phone_code: z.int(),
  wards: z.array(communeSchema).describe('Empty at depth 1'),
}).meta({ id: 'ProvinceOfCommunes' });

export type Commune = z.infer<typeof communeSchema>;

/** A province or a centrally governed city, with its communes. */
export type ProvinceOfCommunes = z.infer<typeof provinceOfCommunesSchema>;

export type Ward = z.infer<typeof wardSchema>;

export type District = z.infer<typeof districtSchema>;

export type Province = z.infer<typeof provinceSchema>;
