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

/** A former ward with the communes that it has become. */
export const formerPlaceSchema = z.object({
  ward: z.string().describe('Empty in a district that had no wards'),
  district: z.string(),
  city: z.string(),
  note: z.string().describe("Former place as an address names it, in the field 'district'"),
  successors: z.array(z.object({
    code: z.int(),
    name: z.string(),
    province: z.string(),
    province_code: z.int(),
  })).describe('More than one if the ward was split, the most probable one first'),
  likely: z.boolean().describe('True if all people of the ward live in the first successor'),
}).meta({ id: 'FormerPlace' });

export type Commune = z.infer<typeof communeSchema>;

/** A province or a centrally governed city, with its communes. */
export type ProvinceOfCommunes = z.infer<typeof provinceOfCommunesSchema>;

export type FormerPlace = z.infer<typeof formerPlaceSchema>;

export type Ward = z.infer<typeof wardSchema>;

export type District = z.infer<typeof districtSchema>;

export type Province = z.infer<typeof provinceSchema>;
