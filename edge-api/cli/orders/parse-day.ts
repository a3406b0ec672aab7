/**
 * Returns a time in Vietnam.
 *
 * @param text day, or day and time such as '2026-11-21 20:30'
 * @returns time in ms since 1970, or `undefined` for an invalid text
 */
export function parseTime(text: string): number | undefined {
  const [, day = '', time = '00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(text) ?? [];
  const inUtc = Date.parse(`${day}T${time}:00Z`);
  // Some engines parse 30 February as 2 March.
  if (Number.isNaN(inUtc) || !new Date(inUtc).toISOString().startsWith(day)) return undefined;
  return inUtc - utcOffset;
}

/** Returns the start of a day in Vietnam. */
export const parseDay = (text: string) => text.length === 10 ? parseTime(text) : undefined;

/** UTC offset of Vietnam in ms: UTC+7, without daylight saving time. */
const utcOffset = 7 * 60 * 60_000;
