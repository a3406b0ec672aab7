import type { Place } from '@thach-an/lunar';

/** Optional details of a birth, as typed. Empty strings are fields that are not filled in. */
export interface BirthDetails {
  /** Exact time by the clock, such as "08:30". */
  time: string;
  place: '' | Place | 'elsewhere';
  /** Offset of the clock from UTC in hours; only for a birth elsewhere. */
  utcOffset: string;
  /** Longitude in degrees, east positive; only for a birth elsewhere. */
  longitude: string;
  /** `true` if the chart uses true solar time. */
  solarTime: boolean;
}

/** Details of an untouched form. */
export const noDetails: BirthDetails = {
  time: '',
  place: '',
  utcOffset: '',
  longitude: '',
  solarTime: false,
};

/** Returns the longitude in degrees, also with a decimal comma; `undefined` if it is invalid. */
export function parseLongitude(text: string): number | undefined {
  const number = text.trim().replace(',', '.');
  const valid = /^-?\d{1,3}(\.\d{1,6})?$/.test(number) && Math.abs(Number(number)) <= 180;
  return valid ? Number(number) : undefined;
}

/** Returns `true` if true solar time can be computed from the details. */
export function hasSolarTime({ time, place, utcOffset, longitude }: BirthDetails): boolean {
  if (time === '' || place === '') return false;
  return place !== 'elsewhere' || utcOffset !== '' && parseLongitude(longitude) !== undefined;
}
