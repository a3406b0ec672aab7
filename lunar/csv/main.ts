/**
 * Prints the Tử Vi charts of the births on standard input, both as CSV: `deno task la-so <
 * births.csv`.
 *
 * @module
 */
import { laSoCsv } from './la-so-csv.ts';
import { runFilter } from './run-filter.ts';

await runFilter(laSoCsv);
