/**
 * Refuses an argument: "Cannot convert: month must be an integer from 1 to 12: current value
 * is 13". A `RangeError` if the value has the JavaScript type `type`, else a `TypeError`.
 */
export function refuse(
  action: string,
  name: string,
  must: string,
  value: unknown,
  type?: string,
): never {
  const actual: string = typeof value;
  throw new (actual === type ? RangeError : TypeError)(
    `Cannot ${action}: ${name} must be ${must}: current value is ${value}`,
  );
}

/** Throws unless `value` is an integer from `min` to `max`. */
export function checkInteger(
  action: string,
  name: string,
  value: number,
  min: number,
  max: number,
): void {
  if (!(Number.isInteger(value) && value >= min && value <= max)) {
    refuse(action, name, `an integer from ${min} to ${max}`, value, 'number');
  }
}

/** The place of `value` among `choices`; throws if it is none of them. */
export function checkChoice(
  action: string,
  name: string,
  value: string,
  choices: readonly string[],
): number {
  const index = choices.indexOf(value);
  if (index < 0) refuse(action, name, `one of ${choices.join(', ')}`, value, 'string');
  return index;
}

/** Throws a `TypeError` unless `value` is an object. */
export function checkObject(action: string, name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) refuse(action, name, 'an object', value);
}
