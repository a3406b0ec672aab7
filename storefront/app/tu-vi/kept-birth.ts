import type { TuViValues } from '@thach-an/ui';

const key = 'tuvi';
const fields = ['name', 'birthYear', 'birthMonth', 'birthDay', 'birthHour', 'gender'] as const;

/** Keeps a birth for this visit: its chart is shown again after a reload, and gone with the tab. */
export function keepBirth(values: TuViValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch (error) {
    console.warn('The birth could not be kept', error);
  }
}

/** The birth of this visit; nothing when there is none or it is damaged. */
export function readKeptBirth(): TuViValues | undefined {
  try {
    const values = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return fields.every((field) => typeof values?.[field] === 'string') ? values : undefined;
  } catch {
    // Damaged, or storage is not to be had: there is none.
    return undefined;
  }
}
