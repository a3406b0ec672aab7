import type { BirthDetails, TuViValues } from '@thach-an/ui';
import { createTabRecord } from '../shell/tab-record.ts';
import { readDetails } from './read-details.ts';

/** Values of the form, and the optional details. */
export interface KeptBirth {
  values: TuViValues;
  details: BirthDetails;
}

const fields = ['name', 'birthYear', 'birthMonth', 'birthDay', 'birthHour', 'gender'] as const;

/** The birth of this visit: its chart is shown again after a reload. */
export const keptBirth = createTabRecord('tuvi', parseBirth);

function parseBirth(stored: unknown): KeptBirth | undefined {
  const { values, details } = (stored ?? {}) as Partial<Record<string, Record<string, unknown>>>;
  const valid = fields.every((field) => typeof values?.[field] === 'string');
  if (!valid) return undefined;
  return { values: values as unknown as TuViValues, details: readDetails((f) => details?.[f]) };
}
