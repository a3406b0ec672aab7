import type { CommandFailure } from '../command-failure.ts';
import { sanitizeForTerminal } from './sanitize-for-terminal.ts';

/** Output of the commands, to a terminal, a pipe or a file. */
export interface Output {
  /** `true` if the result is printed as one JSON document. */
  readonly json: boolean;
  /** Width of the terminal in columns; `undefined` for a file or a pipe. */
  readonly width: number | undefined;
  /** `true` if standard input and standard error are a terminal, so that questions can be asked. */
  readonly interactive: boolean;
  bold(text: string): string;
  /** Writes a part of a text, or of its bytes in UTF-8, to standard output. */
  write(part: string | Uint8Array): void;
  /** Writes a text to standard output, with a line break at its end. */
  print(text: string): void;
  /** Writes the result as JSON. */
  document(value: unknown): void;
  /** Writes a warning to standard error. */
  warn(message: string): void;
  /** Writes a failure to standard error. */
  fail(failure: Omit<CommandFailure, 'exitCode'>): void;
}

/** Creates the output of this process. */
export function createOutput(json: boolean): Output {
  const isTerminal = Deno.stdout.isTerminal();
  const colour = isTerminal && !Deno.noColor;
  const write = (part: string | Uint8Array) => writeAll(Deno.stdout, part);
  const print = (text: string) => write(text.endsWith('\n') ? text : `${text}\n`);
  const printError = (text: string) => writeAll(Deno.stderr, `${text}\n`);
  const toJson = (value: unknown) => JSON.stringify(value);
  return {
    json,
    // A terminal of unknown size reports 0 columns.
    width: isTerminal ? Deno.consoleSize().columns || 80 : undefined,
    interactive: !json && Deno.stdin.isTerminal() && Deno.stderr.isTerminal(),
    bold: (text) => colour ? `\x1b[1m${text}\x1b[22m` : text,
    write,
    print,
    document: (value) => print(toJson(value)),
    warn: (message) =>
      printError(json ? toJson({ warning: { message } }) : sanitizeForTerminal(message)),
    fail: ({ code, message, hint, details }) =>
      printError(
        json
          ? toJson({ error: { code, message, ...details } })
          : sanitizeForTerminal(hint ? `${message}\n${hint}` : message),
      ),
  };
}

const encoder = new TextEncoder();

function writeAll(
  stream: { writeSync(bytes: Uint8Array): number },
  part: string | Uint8Array,
): void {
  const bytes = typeof part === 'string' ? encoder.encode(part) : part;
  for (let written = 0; written < bytes.length;) {
    written += stream.writeSync(bytes.subarray(written));
  }
}
