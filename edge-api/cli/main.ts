/** The owner's commands: `deno task shop`. */
import { CommanderError } from 'commander';
import { toCommandFailure } from './command-failure.ts';
import { createOutput } from './terminal/output.ts';
import { createProgram } from './program.ts';

const output = createOutput(Deno.args.includes('--json'));
try {
  const program = createProgram(output);
  if (Deno.args.length === 0) program.outputHelp();
  else await program.parseAsync(Deno.args, { from: 'user' });
} catch (error) {
  Deno.exitCode = exitCodeFor(error);
}

function exitCodeFor(error: unknown): number {
  // The error that ends the output of --help.
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  // The reader of the output, such as `head`, has closed the pipe.
  if (error instanceof Deno.errors.BrokenPipe) return 0;
  const failure = toCommandFailure(error);
  output.fail(failure);
  return failure.exitCode;
}
