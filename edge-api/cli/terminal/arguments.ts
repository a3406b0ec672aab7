import { InvalidArgumentError } from 'commander';

/** Creates the parser of an argument or an option. */
export function parserOf<T>(parse: (text: string) => T | undefined, expected: string) {
  return (text: string): T => {
    const value = parse(text);
    if (value === undefined) throw new InvalidArgumentError(`It must be ${expected}.`);
    return value;
  };
}

/** Parses a whole number, which may be negative. */
export const parseWholeNumber = parserOf(
  (text) => /^-?\d+$/.test(text) ? Number(text) : undefined,
  'a whole number in digits only, such as 1250000',
);

const maxLimit = 1_000;

const parseLimit = parserOf((text) => {
  const limit = Number(text);
  return /^\d+$/.test(text) && limit >= 1 && limit <= maxLimit ? limit : undefined;
}, `a whole number from 1 to ${maxLimit}`);

export const limitOption = (things: string) =>
  ['--limit <number>', `maximum number of ${things}, up to ${maxLimit}`, parseLimit, 20] as const;
