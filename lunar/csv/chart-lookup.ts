import type { Chi, LaSo, Star } from '../mod.ts';
import { branches } from '../four-pillars/branches.ts';

/** Returns a number from 0 to 11 as one digit of base 12. */
export function digit(n: number): string {
  return n.toString(12).toUpperCase();
}

/** Returns the number of a branch: Tý 0 to Hợi 11. */
export function branchNumber(chi: Chi): number {
  return branches.indexOf(chi);
}

/** Cache of {@link columnName}: a chart has over a hundred names, and the marks take time. */
const columnNames = new Map<string, string>();

/** Returns a Vietnamese name without marks, in lower case and with underscores: `tu_vi`. */
export function columnName(name: string): string {
  let column = columnNames.get(name);
  if (column === undefined) columnNames.set(name, column = withoutMarks(name));
  return column;
}

function withoutMarks(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[Đđ]/g, 'd').toLowerCase()
    .replaceAll(' ', '_');
}

/** Returns the palace and the record of the star with this column name. */
export function findStar(chart: LaSo, column: string): { palace: number; star: Star } {
  for (const [palace, { mainStars, minorStars }] of chart.palaces.entries()) {
    const star = [...mainStars, ...minorStars].find(({ name }) => columnName(name) === column);
    if (star) return { palace, star };
  }
  throw new RangeError(`Cannot find a star: there is no column ${column}`);
}
