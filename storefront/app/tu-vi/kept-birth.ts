import type { ChartBirth } from '@thach-an/edge-api/contract';
import { type BirthCalendar, type BirthDetails, noDetails, type TuViValues } from '@thach-an/ui';
import { createTabRecord } from '../shell/tab-record.ts';
import { readDetails, withHourSlot } from './read-details.ts';

/** Values of the form, and the optional details. */
export interface KeptBirth {
  values: TuViValues;
  details: BirthDetails;
}

/** Content of the form, whose date may be lunar. */
export interface TypedBirth extends KeptBirth {
  /** Calendar of the typed date. */
  calendar: Pick<BirthCalendar, 'value' | 'leap'>;
}

/** An untouched form. */
export const emptyForm: TypedBirth = {
  values: { name: '', birthYear: '', birthMonth: '', birthDay: '', birthHour: '', gender: '' },
  calendar: { value: 'solar', leap: false },
  details: noDetails,
};

const fields = ['name', 'birthYear', 'birthMonth', 'birthDay', 'birthHour', 'gender'] as const;

/** The birth of this visit: its chart is shown again after a reload. */
export const keptBirth = createTabRecord('tuvi', parseBirth);

/** The form of this visit, also before it is sent. */
export const birthForm = createTabRecord('tuvi-form', (stored): TypedBirth | undefined => {
  const birth = parseBirth(stored);
  const { value, leap } = Object((stored as Partial<TypedBirth> | null)?.calendar);
  const isLunar = value === 'lunar';
  const calendar = { value: isLunar ? 'lunar' : 'solar', leap: isLunar && leap === true } as const;
  return birth && { ...birth, calendar };
});

/** Returns `true` if the form is about another birth. The date in it may be a lunar one. */
export function isOther(form: TypedBirth | undefined, { values }: KeptBirth): boolean {
  const isLunar = form?.calendar.value === 'lunar';
  const compared = isLunar ? ['name', 'birthHour', 'gender'] as const : fields;
  return form !== undefined && compared.some((field) => form.values[field] !== values[field]);
}

function parseBirth(stored: unknown): KeptBirth | undefined {
  const { values, details } = (stored ?? {}) as Partial<Record<string, Record<string, unknown>>>;
  const valid = fields.every((field) => typeof values?.[field] === 'string');
  if (!valid) return undefined;
  return { values: values as unknown as TuViValues, details: readDetails((f) => details?.[f]) };
}

/**
 * Keeps a saved birth for the Tử Vi page of this tab, which shows its chart when it is opened. No
 * URL contains the birth.
 */
export function keepSavedBirth({ birth, details }: ChartBirth): void {
  const { name, birthYear, birthMonth, birthDay, birthHour, gender } = birth;
  const values = {
    name,
    birthYear: String(birthYear),
    birthMonth: String(birthMonth),
    birthDay: String(birthDay),
    birthHour: String(birthHour),
    gender,
  };
  const kept = { values: withHourSlot(values, details), details };
  keptBirth.set(kept);
  birthForm.set({ ...emptyForm, ...kept });
}
