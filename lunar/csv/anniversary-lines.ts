import {
  anniversaries,
  type Anniversary,
  firstTwoAnniversaries,
  type MonthAnniversary,
  type ShortMonth,
} from '../almanac/anniversaries.ts';
import { toSolar } from '../calendar/to-solar.ts';
import { toIsoDate } from '../everyday/iso-date.ts';

type Input = Record<string, unknown>;

/** Properties of an input and their kinds. */
const PROPERTIES: Record<string, Record<string, 'number' | 'boolean' | 'string'>> = {
  recurrence: {
    month: 'number',
    day: 'number',
    leap: 'boolean',
    from: 'number',
    count: 'number',
    leapPolicy: 'string',
    shortMonth: 'string',
  },
  firstAndSecond: {
    year: 'number',
    month: 'number',
    day: 'number',
    leap: 'boolean',
    shortMonth: 'string',
    solar: 'string',
  },
};
/** Properties that may be absent. */
const OPTIONAL = ['leap', 'leapPolicy', 'shortMonth', 'solar'];

const withIsoDate = <T extends Anniversary | MonthAnniversary>(result: T) => ({
  ...result,
  date: toIsoDate(result.date),
});

function isObject(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Throws unless an input has the properties of its kind, each of its type. */
function checkInput(input: Input, properties: Record<string, string>): void {
  for (const [name, type] of Object.entries(properties)) {
    const value = input[name];
    if (value === undefined && OPTIONAL.includes(name)) continue;
    const actual: string = typeof value;
    if (actual !== type) {
      throw new TypeError(
        `column input.${name}: must be a ${type}: current value is ${JSON.stringify(value)}`,
      );
    }
  }
}

function convert(input: Input, kind: string): object {
  // The functions check ranges and choices; checkInput() has checked the types.
  const { year, month, day, leap = false, solar, ...options } = input as never as {
    year: number;
    month: number;
    day: number;
    leap?: boolean;
    solar?: string;
    from: number;
    count: number;
    shortMonth?: ShortMonth;
  };
  if (kind === 'recurrence') {
    return { dates: anniversaries({ month, day, leap }, options).map(withIsoDate) };
  }
  const death = { year, month, day, leap };
  if (solar !== undefined && solar !== toIsoDate(toSolar(death))) {
    throw new RangeError(
      `Cannot read the death: solar must be the same day, ${toIsoDate(toSolar(death))}: ` +
        `current value is ${JSON.stringify(solar)}`,
    );
  }
  const { firstByMonths, secondByMonths, byNumber } = firstTwoAnniversaries(death, options);
  return {
    firstByMonths: firstByMonths && withIsoDate(firstByMonths),
    secondByMonths: secondByMonths && withIsoDate(secondByMonths),
    byNumber: byNumber.map(withIsoDate),
  };
}

/** Names the property of the input that the reason of an error mentions. */
function columnOf(message: string, names: string[]): string {
  const name = names.find((name) => new RegExp(`(?:: |lunar )${name} `).test(message));
  return name ? `input.${name}` : 'input';
}

function convertLine(line: string): string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new SyntaxError('column kind: the line is not JSON');
  }
  if (!isObject(value)) throw new TypeError('column kind: the line must be an object');
  const { kind, id, input } = value;
  const properties = typeof kind === 'string' && Object.hasOwn(PROPERTIES, kind)
    ? PROPERTIES[kind]!
    : undefined;
  if (!properties) {
    throw new TypeError(
      `column kind: must be recurrence or firstAndSecond: current value is ${JSON.stringify(kind)}`,
    );
  }
  if (id === undefined) throw new TypeError('column id: is missing');
  if (!isObject(input)) throw new TypeError('column input: must be an object');
  checkInput(input, properties);
  try {
    return JSON.stringify({ id, ...convert(input, kind as string) });
  } catch (error) {
    if (error instanceof Error) {
      const column = columnOf(error.message, Object.keys(properties));
      error.message = `column ${column}: ${error.message}`;
    }
    throw error;
  }
}

/**
 * Converts lines of JSON with the properties `kind`, `id` and `input` to lines of JSON with `id`
 * and the results. `kind` is `recurrence` (input and result of `anniversaries`) or `firstAndSecond`
 * (of `firstTwoAnniversaries`, with `solar` as an optional check of the date). Empty lines are
 * ignored.
 *
 * @throws {Error} If a line is invalid. The message names the row, the column and the reason.
 */
export function anniversaryLines(text: string): string {
  const output: string[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    try {
      output.push(`${convertLine(line)}\n`);
    } catch (error) {
      if (error instanceof Error) error.message = `Row ${i + 1}, ${error.message}`;
      throw error;
    }
  }
  return output.join('');
}
