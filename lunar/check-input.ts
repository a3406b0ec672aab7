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
    `Cannot ${action}: ${name} must be ${requirement}: current value is ${shown(value)}`,
  );
}

/** Returns `true` for an object or function. */
export function isObject(value: unknown): boolean {
  return Object(value) === value;
}

/** Returns a value for an error message, so that its type is visible: `7`, `"7"`, `7n`. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  // An object may have no text.
  if (isObject(value)) return 'an object';
  return String(value) + (typeof value === 'bigint' ? 'n' : '');
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

/** Throws unless `options` is an object whose properties are all in `names`. */
export function checkOptions(action: string, options: object, names: readonly string[]): void {
  checkObject(action, 'options', options);
  for (const name in options) checkChoice(action, 'option', name, names);
}

/** Throws a `TypeError` unless `value` is an object. */
export function checkObject(action: string, name: string, value: unknown): void {
  if (!isObject(value)) throwInvalidArgument(action, name, 'an object', value);
}
