import type { TuViValues } from '@thach-an/ui';

/** The birth of a shared chart, without the name. */
export type SharedBirth = Omit<TuViValues, 'name'>;

/** Returns the URL of a chart for sharing, without the name. */
export function sharedHref({ birthYear, birthMonth, birthDay, birthHour, gender }: SharedBirth) {
  const birth = [birthYear, birthMonth, birthDay].map((part) => part.padStart(2, '0')).join('-');
  return `/tuvi?${new URLSearchParams({ birth, hour: birthHour, gender })}`;
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
