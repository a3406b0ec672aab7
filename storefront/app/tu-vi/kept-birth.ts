import type { TuViValues } from '@thach-an/ui';
import { createTabRecord } from '../shell/tab-record.ts';

const fields = ['name', 'birthYear', 'birthMonth', 'birthDay', 'birthHour', 'gender'] as const;

/** The birth of this visit: its chart is shown again after a reload. */
export const keptBirth = createTabRecord('tuvi', parseBirth);

function parseBirth(value: unknown): TuViValues | undefined {
  const values = (value ?? {}) as Record<string, unknown>;
  const valid = fields.every((field) => typeof values[field] === 'string');
  return valid ? values as unknown as TuViValues : undefined;
}
