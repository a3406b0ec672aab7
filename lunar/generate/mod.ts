/**
 * Computes the packed tables from the ephemerides and writes them beside this folder, and the list of
 * instants near midnight into `README.md`: `deno run -A lunar/generate/mod.ts`.
 *
 * @module
 */
import { writeBetweenMarkers } from '../bench/write-between-markers.ts';
import { lunarMonthTable } from './lunar-month-table.ts';
import { nearMidnightTable } from './near-midnight.ts';
import { solarTermTable } from './solar-term-table.ts';

const HEADER = `// Written by generate/mod.ts from ELP/MPP02 and VSOP87D. Do not edit.
// deno-fmt-ignore-file
`;

const url = (name: string) => new URL(`../${name}`, import.meta.url);

Deno.writeTextFileSync(url('calendar/lunar-month-table.ts'), HEADER + lunarMonthTable());
Deno.writeTextFileSync(url('solar-terms/solar-term-table.ts'), HEADER + solarTermTable());

const readme = Deno.readTextFileSync(url('README.md'));
Deno.writeTextFileSync(
  url('README.md'),
  writeBetweenMarkers(readme, 'near midnight', nearMidnightTable()),
);
