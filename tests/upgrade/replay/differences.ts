import type { Observation } from './step.ts';

/** Differences that are intended, for one reason. */
export interface KnownDifferences {
  reason: string;
  /**
   * Lines by the names of steps, mails or descriptions: `-` stands before a line of the baseline,
   * `+` before one of this version.
   */
  differences: Record<string, string[]>;
}

/** Lines that differ, by name. */
export type Differences = Record<string, string[]>;

/** Returns the lines that only one version has shown. */
export function findDifferences(
  before: readonly Observation[],
  after: readonly Observation[],
): Differences {
  const later = Map.groupBy(after, ({ name }) => name);
  const found: Differences = {};
  const add = (name: string, lines: readonly string[]) => {
    if (lines.length > 0) found[name] = [...found[name] ?? [], ...lines].sort();
  };
  for (const { name, lines } of before) {
    const next = later.get(name)?.shift();
    add(name, next ? differingLines(lines, next.lines) : ['- all']);
  }
  for (const [name, rest] of later) add(name, rest.map(() => '+ all'));
  return found;
}

/**
 * Returns the lines of which one side has more: with `-` before those of the first, and `+` before
 * those of the second.
 */
function differingLines(before: readonly string[], after: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of before) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of after) counts.set(line, (counts.get(line) ?? 0) - 1);
  return [...counts].flatMap(([line, count]) =>
    Array.from({ length: Math.abs(count) }, () => `${count > 0 ? '-' : '+'} ${line}`)
  );
}

/** Returns the differences that are not listed, and the listed ones that did not occur. */
export function judge(
  found: Differences,
  known: readonly KnownDifferences[],
): { unlisted: Differences; missing: Differences } {
  const unlisted: Differences = {};
  const missing: Differences = {};
  const listed = Map.groupBy(
    known.flatMap(({ differences }) => Object.entries(differences)),
    ([name]) => name,
  );
  for (const name of new Set([...Object.keys(found), ...listed.keys()])) {
    const expected = listed.get(name)?.flatMap(([, lines]) => lines) ?? [];
    const lines = differingLines(found[name] ?? [], expected);
    const only = (sign: string) =>
      lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));
    if (only('-').length > 0) unlisted[name] = only('-');
    if (only('+').length > 0) missing[name] = only('+');
  }
  return { unlisted, missing };
}
