import type { CommandFailure } from '../command-failure.ts';
import { sanitizeForTerminal } from './sanitize-for-terminal.ts';

/** Result of a command, of which one form is printed. */
export interface CommandResult {
  /** Document of `--json`. */
  document: unknown;
  text: string;
}

/** Output of the commands, to a terminal, a pipe or a file. */
export interface Output {
  /** `true` if the result is printed as one JSON document. */
  readonly json: boolean;
  /** Width of the terminal in columns; `undefined` for a file or a pipe. */
  readonly width: number | undefined;
  /** `true` if standard input and standard error are a terminal, so that questions can be asked. */
  readonly interactive: boolean;
  bold(text: string): string;
  /**
   * Asks a question on standard error. Returns `true` if the answer is y or yes.
   *
   * @throws `refusal` if no questions can be asked
   */
  confirm(question: string, refusal: Error): Promise<boolean>;
  /** Writes a part of a text, or of its bytes in UTF-8, to standard output. */
  write(part: string | Uint8Array): void;
  /** Writes a text to standard output, with a line break at its end. */
  print(text: string): void;
  /** Writes a result: its document as JSON, or its text. */
  result(result: CommandResult): void;
  /** Writes a warning to standard error. */
  warn(message: string): void;
  /** Writes a failure to standard error. */
  fail(failure: Omit<CommandFailure, 'exitCode'>): void;
}

type Stream = Pick<typeof Deno.stdout, 'writeSync' | 'isTerminal'>;

export interface Streams {
  stdin: Pick<typeof Deno.stdin, 'read' | 'isTerminal'>;
  stdout: Stream;
  stderr: Stream;
}

/** Creates the output to the streams of this process, or to others. */
export function createOutput(
  json: boolean,
  { stdin, stdout, stderr }: Streams = Deno,
): Output {
  const isTerminal = stdout.isTerminal();
  const interactive = !json && stdin.isTerminal() && stderr.isTerminal();
  const colour = isTerminal && !Deno.noColor;
  const write = (part: string | Uint8Array) => writeAll(stdout, part);
  const print = (text: string) => write(text.endsWith('\n') ? text : `${text}\n`);
  const printError = (text: string) => writeAll(stderr, `${text}\n`);
  const toJson = (value: unknown) => JSON.stringify(value);
  return {
    json,
    // A terminal of unknown size reports 0 columns.
    width: isTerminal ? Deno.consoleSize().columns || 80 : undefined,
    interactive,
    async confirm(question, refusal) {
      if (!interactive) throw refusal;
      writeAll(stderr, `${question} [y/N] `);
      const bytes = new Uint8Array(64);
      const length = await stdin.read(bytes);
      return /^\s*y(es)?\s*$/i.test(new TextDecoder().decode(bytes.subarray(0, length ?? 0)));
    },
    bold: (text) => colour ? `\x1b[1m${text}\x1b[22m` : text,
    write,
    print,
    result: ({ document, text }) => print(json ? toJson(document) : text),
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

function writeAll(stream: Stream, part: string | Uint8Array): void {
  const bytes = typeof part === 'string' ? encoder.encode(part) : part;
  for (let written = 0; written < bytes.length;) {
    written += stream.writeSync(bytes.subarray(written));
  }
}
