/**
 * Throws the error of an invalid argument, such as "Cannot convert: month must be an integer from 1
 * to 12: current value is 13".
 *
 * @param type Expected `typeof` of the value, if there are values of this type that are valid.
 * @throws {RangeError} If the value has the type `type`.
 * @throws {TypeError} If it has another type.
 */
export function throwInvalidArgument(
  action: string,
  name: string,
  requirement: string,
  value: unknown,
  type?: string,
): never {
  const actual: string = typeof value;
  throw new (actual === type ? RangeError : TypeError)(
    `Cannot ${action}: ${name} must be ${requirement}: current value is ${value}`,
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
    throwInvalidArgument(action, name, `an integer from ${min} to ${max}`, value, 'number');
  }
}

/** Returns the index of `value` in `choices`, and throws if it is not among them. */
export function checkChoice(
  action: string,
  name: string,
  value: string,
  choices: readonly string[],
): number {
  const index = choices.indexOf(value);
  if (index < 0) {
    throwInvalidArgument(action, name, `one of ${choices.join(', ')}`, value, 'string');
  }
  return index;
}

/** Throws a `TypeError` unless `value` is an object. */
export function checkObject(action: string, name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    throwInvalidArgument(action, name, 'an object', value);
  }
}
