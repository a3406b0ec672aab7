import type { BirthDetails, TuViValues } from '@thach-an/ui';
import { readDetails } from './read-details.ts';

/** The birth of a shared chart, without the name. */
export type SharedBirth = Omit<TuViValues, 'name'>;

/**
 * Returns the URL of a chart for sharing, without the name. The birth and its details are in the
 * fragment, which browsers do not send to a server.
 */
export function sharedHref(birth: SharedBirth, details: BirthDetails): string {
  const params = birthParams(birth);
  for (const [field, value] of Object.entries(details)) {
    if (value !== '' && value !== false) params.set(field, String(value));
  }
  return `/tuvi#${params}`;
}

function birthParams({ birthYear, birthMonth, birthDay, birthHour, gender }: SharedBirth) {
  const birth = [birthYear, birthMonth, birthDay].map((part) => part.padStart(2, '0')).join('-');
  return new URLSearchParams({ birth, hour: birthHour, gender });
}

/**
 * Reads the birth and its details in a URL; `undefined` without a valid birth. The links of earlier
 * versions have the birth in the query.
 */
export function readSharedUrl(search: URLSearchParams, hash: string) {
  const fragment = new URLSearchParams(hash.slice(1));
  const params = fragment.has('birth') ? fragment : search;
  const birth = readSharedBirth(params);
  return birth && { birth, details: readDetails((field) => fragment.get(field)) };
}

/** Reads the birth in a shared URL; `undefined` if it is missing or invalid. */
export function readSharedBirth(params: URLSearchParams): SharedBirth | undefined {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(params.get('birth') ?? '');
  const hour = /^\d{1,2}$/.exec(params.get('hour') ?? '')?.[0];
  const gender = params.get('gender');
  if (!date || hour === undefined || (gender !== 'male' && gender !== 'female')) return undefined;
  const [birthYear, birthMonth, birthDay] = date.slice(1).map((part) => String(Number(part)));
  return {
    birthYear: birthYear!,
    birthMonth: birthMonth!,
    birthDay: birthDay!,
    birthHour: String(Number(hour)),
    gender,
  };
}
