/**
 * Prints the Tử Vi charts of the births on standard input, both as CSV: `deno task la-so <
 * births.csv`.
 *
 * @module
 */
import { laSoCsv } from './la-so-csv.ts';

try {
  const charts = laSoCsv(await new Response(Deno.stdin.readable).text());
  await Deno.stdout.write(new TextEncoder().encode(charts));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  Deno.exit(1);
}
