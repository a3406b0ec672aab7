import { InvalidArgumentError } from 'commander';
import { defaultSettingValues, type SettingValue } from '../../settings/setting-keys.ts';

/**
 * Parses arguments such as `contact.phone`, `0912 345 678`. Values of numeric settings become
 * numbers if they consist of digits.
 *
 * @throws {InvalidArgumentError} if a key has no value, or is given twice
 */
export function parseSettingPairs(pairs: readonly string[]): Record<string, SettingValue> {
  const values: Record<string, SettingValue> = {};
  for (let index = 0; index < pairs.length; index += 2) {
    const key = pairs[index]!;
    const value = pairs[index + 1];
    if (value === undefined) throw new InvalidArgumentError(`${key} has no value.`);
    if (Object.hasOwn(values, key)) throw new InvalidArgumentError(`${key} is given twice.`);
    const numeric = typeof defaultSettingValues[key] === 'number';
    values[key] = numeric && /^\d{1,9}$/.test(value) ? Number(value) : value;
  }
  return values;
}
