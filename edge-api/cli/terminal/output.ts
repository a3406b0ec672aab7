import type { Failure } from './describe-failure.ts';
import { visibleText } from './visible-text.ts';

/** Where the commands write to: people at a terminal, a pipe, or a script. */
export interface Output {
  /** Whether the result is one JSON document. */
  readonly json: boolean;
  /** Columns of the terminal; undefined where the output goes to a file or a pipe. */
  readonly width: number | undefined;
  /** Whether somebody is there who sees standard error and can answer. */
  readonly interactive: boolean;
  bold(text: string): string;
  /** Writes lines to standard output; the last one is ended if it is not. */
  print(text: string): void;
  /** Writes the result as JSON. */
  document(value: unknown): void;
  /** Writes something worth knowing beside the result to standard error. */
  warn(message: string): void;
  /** Writes why there is no result to standard error. */
  fail(failure: Omit<Failure, 'exitCode'>): void;
}

/** The output of this process. */
export function createOutput(json: boolean): Output {
  const isTerminal = Deno.stdout.isTerminal();
  const colour = isTerminal && !Deno.noColor;
  const print = (text: string) => write(Deno.stdout, text.endsWith('\n') ? text : `${text}\n`);
  const note = (text: string) => write(Deno.stderr, `${text}\n`);
  const toJson = (value: unknown) => JSON.stringify(value);
  return {
    json,
    // A terminal that does not know its size says zero.
    width: isTerminal ? Deno.consoleSize().columns || 80 : undefined,
    interactive: !json && Deno.stdin.isTerminal() && Deno.stderr.isTerminal(),
    bold: (text) => colour ? `\x1b[1m${text}\x1b[22m` : text,
    print,
    document: (value) => print(toJson(value)),
    warn: (message) => note(json ? toJson({ warning: { message } }) : visibleText(message)),
    fail: ({ code, message, hint, details }) =>
      note(
        json
          ? toJson({ error: { code, message, ...details } })
          : visibleText(hint ? `${message}\n${hint}` : message),
      ),
  };
}

const encoder = new TextEncoder();

function write(stream: { writeSync(bytes: Uint8Array): number }, text: string) {
  const bytes = encoder.encode(text);
  for (let written = 0; written < bytes.length;) {
    written += stream.writeSync(bytes.subarray(written));
  }
}
