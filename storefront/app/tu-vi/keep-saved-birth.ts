import type { ChartBirth } from '@thach-an/edge-api/contract';
import { keptBirth } from './kept-birth.ts';
import { withHourSlot } from './read-details.ts';

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
  keptBirth.set({ values: withHourSlot(values, details), details });
}
