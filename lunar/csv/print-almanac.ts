/**
 * Prints the almanac of the days on standard input, both as CSV: `deno task almanac < days.csv`.
 *
 * @module
 */
import { almanacCsv } from './almanac-csv.ts';
import { runFilter } from './run-filter.ts';

await runFilter(almanacCsv);
