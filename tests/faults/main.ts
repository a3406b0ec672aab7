/**
 * Causes every fault, or those whose names contain a word of the command line, and prints a table.
 *
 *     deno run -A tests/faults/main.ts [word …]
 */
import { allFaults } from './all-faults.ts';
import type { Fault, FaultResult } from './fault.ts';

const words = Deno.args;
const chosen = allFaults.filter(({ name }) =>
  words.length === 0 || words.some((word) => name.includes(word))
);
const columns = ['fault', 'times', 'acknowledged', 'lost', 'what shoppers saw', 'well after'];
const rows: string[][] = [];
let failures = 0;
for (const fault of chosen) {
  rows.push([fault.name, ...await describe(fault)]);
  console.log(rows.at(-1)!.join(' | '));
}
console.log(`\n${toTable([columns, ...rows])}`);
if (failures > 0) {
  console.error(`\n${failures} of ${chosen.length} faults failed.`);
  Deno.exit(1);
}

async function describe(fault: Fault): Promise<string[]> {
  if (fault.ignore) return ['-', '-', '-', 'cannot be caused on this machine', '-'];
  try {
    return toCells(await fault.run());
  } catch (error) {
    failures += 1;
    console.error(error);
    return ['-', '-', '-', 'FAILED', '-'];
  }
}

function toCells({ times, acknowledged, lost, seen, recoveryMs }: FaultResult): string[] {
  const well = recoveryMs === undefined ? '-' : `${(recoveryMs / 1_000).toFixed(1)} s`;
  return [String(times), String(acknowledged), String(lost), seen, well];
}

/** Renders a table in Markdown. */
function toTable([head = [], ...body]: string[][]): string {
  const lines = [head, ...body];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const render = (line: string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [render(head), rule, ...body.map(render)].join('\n');
}
