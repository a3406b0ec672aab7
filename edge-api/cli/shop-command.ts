import type { Command } from 'commander';
import { readConfig } from '../boot/config.ts';
import type { Log } from '../log.ts';
import { type Operation, runOperation } from '../operations/run-operation.ts';
import { type CommandDeps, createOrderDeps } from './create-order-deps.ts';
import { openOwnerDatabase } from './open-owner-database.ts';
import type { Output } from './terminal/output.ts';

/** Dependencies of a command. */
export interface CommandContext extends CommandDeps {
  output: Output;
  /** Runs an operation on behalf of the owner. A running server sends the mails. */
  run<In, Out>(operation: Operation<In, Out>, input: unknown): Promise<Out>;
}

/**
 * Adds a command to the program, with its examples and `--json`.
 *
 * @param examples arguments of `deno task shop`, each with an explanation
 */
export function addCommand(
  program: Command,
  name: string,
  description: string,
  examples: Readonly<Record<string, string>>,
): Command {
  const lines = Object.entries(examples).map(([args, explanation]) =>
    `  # ${explanation}\n  $ deno task shop ${args}`
  );
  return program.command(name).description(description)
    .option('--json', 'print the result as one JSON document, for scripts')
    .addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}

/** Creates a log that prints warnings and errors only. */
export function createOwnerLog(output: Output): Log {
  return (level, message, fields = {}) => {
    if (level !== 'warn' && level !== 'error') return;
    const fieldsText = Object.entries(fields).map(([name, value]) => `, ${name} ${value}`).join('');
    output.warn(`Note: ${message}${fieldsText}`);
  };
}

/** Runs a command with the configured database, and closes the database afterwards. */
export async function withDatabase(
  output: Output,
  run: (context: CommandContext) => Promise<void>,
  options: { create?: boolean } = {},
): Promise<void> {
  const config = readConfig(Deno.env);
  const log = createOwnerLog(output);
  const database = await openOwnerDatabase(config, log, options);
  try {
    await run({
      output,
      config,
      log,
      database,
      run: async (operation, input) => {
        const deps = await createOrderDeps({ database, log, config });
        return await runOperation(operation, { deps, actor: { kind: 'cli' } }, input);
      },
    });
  } finally {
    await database.close();
  }
}
