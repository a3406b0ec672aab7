import { type Command, Option } from 'commander';
import { type Config, readConfig } from '../boot/config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { OperationDeps } from '../api-deps.ts';
import { type Operation, runOperation } from '../operations/run-operation.ts';
import { createSandboxProvider } from '../payments/sandbox-provider.ts';
import { createStripeProvider } from '../payments/stripe-provider.ts';
import { openOwnerDatabase } from './open-owner-database.ts';
import type { CommandResult, Output } from './terminal/output.ts';

/** Flags, description, and if needed a parser and a default value. */
type Parameter = readonly [
  flags: string,
  description: string,
  parse?: (text: string) => unknown,
  fallback?: unknown,
];

/** A command of `deno task shop`. Every command has the option `--json`. */
export interface ShopCommand {
  name: string;
  summary: string;
  /** Arguments of `deno task shop`, each with an explanation. */
  examples: Readonly<Record<string, string>>;
  arguments?: readonly Parameter[];
  options?: readonly (Parameter | Option)[];
  /** End of the help text. */
  note?: string;
  commands?: readonly ShopCommand[];
  /** @returns the result, unless it is printed already */
  run(
    context: CommandContext,
    args: never,
    options: never,
  ): CommandResult | undefined | Promise<CommandResult | undefined>;
}

/** Variables by name, such as `Deno.env`. */
export type Environment = Parameters<typeof readConfig>[0];

export function addCommand(
  program: Command,
  shopCommand: ShopCommand,
  output: Output,
  environment: Environment,
): void {
  const { name, summary, examples, options = [], note, commands = [] } = shopCommand;
  const lines = Object.entries(examples).map(([args, explanation]) =>
    `  # ${explanation}\n  $ deno task shop ${args}`
  );
  const command = program.command(name).description(summary)
    .option('--json', 'print the result as one JSON document, for scripts')
    .addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
  for (const [flags, description, parse] of shopCommand.arguments ?? []) {
    command.argument(flags, description, parse);
  }
  for (const option of options) {
    command.addOption(option instanceof Option ? option : toOption(option));
  }
  if (note !== undefined) command.addHelpText('after', `\n${note}`);
  command.action(async (...values: unknown[]) => {
    await using context = new CommandContext(output, readConfig(environment));
    const [args, parsed] = [values.slice(0, -2), values.at(-2)];
    const result = await shopCommand.run(context, args as never, parsed as never);
    if (result) output.result(result);
  });
  for (const inner of commands) addCommand(command, inner, output, environment);
}

function toOption([flags, description, parse, fallback]: Parameter): Option {
  const option = new Option(flags, description).default(fallback);
  return parse ? option.argParser(parse) : option;
}

/** Dependencies of a command. Its database is opened when it is used first. */
export class CommandContext {
  readonly #log: Log;
  #database?: Promise<Database>;
  #deps?: Promise<OperationDeps>;

  constructor(readonly output: Output, readonly config: Config) {
    this.#log = createOwnerLog(output);
  }

  /**
   * Opens the database of the shop.
   *
   * @param options `create`: create the database file if it is missing
   */
  readonly open = (options?: { create?: boolean }): Promise<Database> =>
    this.#database ??= openOwnerDatabase(this.config, this.#log, options);

  /** Runs an operation on behalf of the owner. A running server sends the mails. */
  readonly run = async <In, Out>(operation: Operation<In, Out>, input: unknown): Promise<Out> => {
    const deps = await (this.#deps ??= this.#createDeps());
    return await runOperation(operation, { deps, actor: { kind: 'cli' } }, input);
  };

  async #createDeps(): Promise<OperationDeps> {
    const { publicUrl, adminOrigin, stripe } = this.config;
    const database = await this.open();
    return {
      database,
      log: this.#log,
      clock: Date.now,
      adminOrigin,
      provider: stripe
        ? await createStripeProvider({ ...stripe, publicUrl })
        : createSandboxProvider(database, publicUrl),
      // The outbox of the server polls the database every few seconds.
      outbox: { wake: () => {} },
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const database = await this.#database?.catch(() => undefined);
    await database?.close();
  }
}

/** Creates a log that prints warnings and errors only. */
function createOwnerLog(output: Output): Log {
  return (level, message, fields = {}) => {
    if (level !== 'warn' && level !== 'error') return;
    const fieldsText = Object.entries(fields).map(([name, value]) => `, ${name} ${value}`).join('');
    output.warn(`Note: ${message}${fieldsText}`);
  };
}
