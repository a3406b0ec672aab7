/**
 * Prints the anniversaries of the events on standard input, both as lines of JSON: `deno task
 * anniversaries < events.jsonl`.
 *
 * @module
 */
import { anniversaryLines } from './anniversary-lines.ts';
import { runFilter } from './run-filter.ts';

await runFilter(anniversaryLines);
