import { readFile, writeFile } from 'node:fs/promises';

/** Unit of a figure. Only ratios are comparable between runs: the machines differ in speed. */
export type Unit = 'ratio' | 'ms' | 'per second' | 'MB' | 'bytes';

/** A figure of the benchmark. */
export interface Figure {
  section: string;
  name: string;
  value: number;
  unit: Unit;
  /** Limit of the figure, if it has one. */
  limit?: { atLeast: number } | { atMost: number };
}

/** Results of a run. */
export interface BenchmarkRun {
  /** Day of the run, such as '2026-11-22'. */
  date: string;
  figures: Figure[];
}

/** Change of a ratio from which on it is reported. */
const notable = 0.15;

/** Collects the figures of a run and prints each as soon as it is known. */
export class Report {
  readonly figures: Figure[] = [];
  #section = '';

  /** Begins a section. */
  section(name: string): void {
    this.#section = name;
    console.log(`\n${name}`);
  }

  /** Adds a figure to the section. */
  add(name: string, value: number, unit: Unit, limit?: Figure['limit']): void {
    const figure = { section: this.#section, name, value, unit, limit };
    this.figures.push(figure);
    const verdict = limit ? `  (${describeLimit(limit)}: ${isWithin(figure) ? 'yes' : 'NO'})` : '';
    console.log(`  ${name.padEnd(56)} ${formatFigure(figure)}${verdict}`);
  }
}

/** Returns a figure as text, such as '0.95' or '12 ms'. */
export function formatFigure({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  if (unit === 'ratio') return value.toFixed(2);
  const digits = Math.abs(value) < 10 ? 2 : 0;
  const number = value.toFixed(digits);
  return unit === 'per second' ? `${number}/s` : `${number} ${unit}`;
}

/** Returns `true` if a figure is within its limit. */
export function isWithin({ value, limit }: Pick<Figure, 'value' | 'limit'>): boolean {
  if (!limit) return true;
  return 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;
}

function describeLimit(limit: NonNullable<Figure['limit']>): string {
  return 'atLeast' in limit ? `at least ${limit.atLeast}` : `at most ${limit.atMost}`;
}

/**
 * Compares the ratios of two runs.
 *
 * @returns one line for each ratio that has changed by more than 15 %
 */
export function compareRuns(before: BenchmarkRun, after: BenchmarkRun): string[] {
  const key = ({ section, name }: Figure) => `${section}: ${name}`;
  const old = new Map(before.figures.map((figure) => [key(figure), figure]));
  return after.figures.flatMap((figure) => {
    const previous = old.get(key(figure));
    if (figure.unit !== 'ratio' || previous?.unit !== 'ratio' || previous.value === 0) return [];
    const change = figure.value / previous.value - 1;
    if (Math.abs(change) < notable) return [];
    const values = `${formatFigure(previous)} -> ${formatFigure(figure)}`;
    const percent = `${change > 0 ? '+' : ''}${(change * 100).toFixed(0)} %`;
    return [`${key(figure)}: ${values} (${percent})`];
  });
}

/** Returns the page with the results of a run. */
export function toMarkdown({ date, figures }: BenchmarkRun): string {
  const sections = Map.groupBy(figures, ({ section }) => section);
  const tables = [...sections].map(([section, rows]) => {
    const lines = rows.map((figure) => {
      const limit = figure.limit
        ? `${describeLimit(figure.limit)}${isWithin(figure) ? '' : ' (missed)'}`
        : '';
      return `| ${figure.name} | ${formatFigure(figure)} | ${limit} |`;
    });
    return `## ${section}\n\n| figure | value | limit |\n| --- | ---: | --- |\n${
      lines.join('\n')
    }\n`;
  });
  return `# Benchmarks\n\nResults of \`deno task bench --save\` on ${date}, written by that task.\n` +
    'Ratios compare two programs in the same run; other figures depend on the machine.\n\n' +
    tables.join('\n');
}

/** Reads the results of an earlier run; `undefined` if there are none. */
export async function readRun(path: string): Promise<BenchmarkRun | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the results of a run as JSON, and the page with them. */
export async function saveRun(run: BenchmarkRun, folder: string): Promise<void> {
  await writeFile(`${folder}/benchmarks.json`, JSON.stringify(run, null, 2) + '\n');
  await writeFile(`${folder}/benchmarks.md`, toMarkdown(run));
}
