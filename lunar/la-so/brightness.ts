import { type BrightnessTable, TAN_BIEN, TOAN_THU } from './brightness-table.ts';
import type { Schools } from './la-so-options.ts';

/** Brightness (độ sáng) of a star in its palace, from the best to the worst. */
export type Brightness = 'Miếu' | 'Vượng' | 'Đắc' | 'Lợi' | 'Bình' | 'Bất đắc' | 'Hãm';

/** Brightness by its letter in tables. */
export const BRIGHTNESS: Readonly<Record<string, Brightness>> = {
  M: 'Miếu',
  V: 'Vượng',
  D: 'Đắc',
  L: 'Lợi',
  B: 'Bình',
  X: 'Bất đắc',
  H: 'Hãm',
};

/**
 * Returns the brightness of a star in a palace, or `null` if the school does not rate the star
 * there.
 */
export function brightnessOf(
  star: keyof BrightnessTable,
  palace: number,
  school: Schools['brightness'],
): Brightness | null {
  const table = school === 'toan-thu' ? TOAN_THU : TAN_BIEN;
  return BRIGHTNESS[table[star]?.[palace] ?? '-'] ?? null;
}
