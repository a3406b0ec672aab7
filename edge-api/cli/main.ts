/** The owner's commands: `deno task shop`. */
import { CommanderError } from 'commander';
import { describeFailure } from './terminal/describe-failure.ts';
import { createOutput } from './terminal/output.ts';
import { createProgram } from './program.ts';

const output = createOutput(Deno.args.includes('--json'));
try {
  const program = createProgram(output);
  if (Deno.args.length === 0) program.outputHelp();
  else await program.parseAsync(Deno.args, { from: 'user' });
} catch (error) {
  Deno.exitCode = endWith(error);
}

function endWith(error: unknown): number {
  // Help was asked for and given.
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  // Whoever reads our output has read enough.
  if (error instanceof Deno.errors.BrokenPipe) return 0;
  const failure = describeFailure(error);
  output.fail(failure);
  return failure.exitCode;
}
