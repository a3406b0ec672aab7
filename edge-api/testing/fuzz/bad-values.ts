import fc from 'fast-check';

/** Values that are not strings: missing, of another type, or with properties of a string. */
export const nonText: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, false, 0, -1, 1e308, [], {}, [''], [[[]]]),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
  fc.constantFrom({ toString: 'x' }, { length: 5 }, { constructor: { name: 'String' } }),
);

/** Unexpected strings, such as control characters and injection attempts. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ' ', '\0', '\u202e', '\ud800', '../../etc/passwd', '%00', '${7*7}'),
  fc.constantFrom(
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '__proto__',
    'NaN',
    '[object Object]',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** Strings that exceed the length limit of every field. */
export const hugeText: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('x', '\0', 'ế', '🪬', '<'), fc.integer({ min: 5_000, max: 12_000 }))
  .map(([unit, times]) => unit.repeat(times));

/** Strings that do not match a pattern, and values that are not strings. */
export function notLike(pattern: RegExp): fc.Arbitrary<unknown> {
  return fc.oneof(nonText, hugeText, oddText.filter((text) => !pattern.test(text.trim())));
}
