/** Rows of the keyboard. */
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** First letters that sound alike in some regions. */
const soundAlike = ['ln', 'sx', 'dr', 'vd', 'gr', 'kc'];

/**
 * Returns `true` if two different words are one typing error apart: a missing, additional or wrong
 * letter, or two letters in the wrong order. A wrong first letter must be beside the right one on
 * the keyboard, or sound alike: "phách" is not a misspelled "thạch".
 */
export function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) {
    return start > 0 || isConfused(short[0]!, long[0]!);
  }
  return short[start] === long[start + 1] && short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2);
}

function isConfused(one: string, other: string): boolean {
  return keyboard.some((row) =>
    Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 &&
    row.includes(one) && row.includes(other)
  ) ||
    soundAlike.some((pair) => pair.includes(one) && pair.includes(other));
}
