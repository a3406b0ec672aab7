/** The owner's commands: `deno task shop`. */
import { runProgram } from './program.ts';
import { createOutput } from './terminal/output.ts';

const output = createOutput(Deno.args.includes('--json'));
// See docs/decisions/039.
Deno.exit(await runProgram(Deno.args, output, Deno.env));
