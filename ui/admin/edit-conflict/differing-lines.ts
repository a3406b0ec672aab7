/** Two versions of a text. */
interface Sides {
  mine: string;
  current: string;
}

/**
 * Returns the lines in which two versions of a long text differ. `…` stands for equal lines before
 * and after them.
 */
export function differingLines(texts: Sides): Sides {
  const [mine, current] = [texts.mine.split('\n'), texts.current.split('\n')];
  const shorter = Math.min(mine.length, current.length);
  let before = 0;
  while (before < shorter && mine[before] === current[before]) before += 1;
  let after = 0;
  while (after < shorter - before && mine.at(-1 - after) === current.at(-1 - after)) after += 1;
  const cut = (lines: readonly string[]) =>
    [
      ...before > 0 ? ['…'] : [],
      ...lines.slice(before, lines.length - after),
      ...after > 0 ? ['…'] : [],
    ].join('\n');
  return { mine: cut(mine), current: cut(current) };
}
