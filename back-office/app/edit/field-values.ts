import { type AdminField, type FieldValue, readNumber } from '@thach-an/ui/admin';

/** Offset of Vietnam from UTC, in ms. It has no daylight saving time. */
const vietnamOffset = 7 * 60 * 60_000;

/** Returns a stored value as its control shows it: amounts have dots, times are Vietnam's. */
export function toFieldValue(kind: AdminField['kind'], value: unknown): FieldValue {
  if (kind === 'check') return value === true;
  if (value === null || value === undefined) return '';
  if (kind === 'time') return new Date(Number(value) + vietnamOffset).toISOString().slice(0, 16);
  return kind === 'money' ? String(value).replace(/\B(?=(\d{3})+$)/g, '.') : String(value);
}

/**
 * Returns the value to send for the content of a control. A text that is no number or time stays
 * a text, which the server rejects.
 */
export function fromFieldValue(kind: AdminField['kind'], value: FieldValue): unknown {
  if (typeof value === 'boolean') return value;
  if (kind !== 'number' && kind !== 'money' && kind !== 'time') return value;
  if (value.trim() === '') return null;
  if (kind === 'time') {
    const time = Date.parse(`${value}Z`);
    return Number.isNaN(time) ? value : time - vietnamOffset;
  }
  return readNumber(value, kind) ?? value;
}

/** Returns the values to send by the name of their field. */
export function fromFieldValues(
  fields: readonly AdminField[],
  values: Readonly<Record<string, FieldValue | undefined>>,
): Record<string, unknown> {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fromFieldValue(kinds.get(name), value ?? ''),
    ]),
  );
}
