/**
 * Converts the lines on standard input between transfers as JSON and texts of VietQR codes: `deno
 * task vietqr < transfers.jsonl`.
 *
 * @module
 */
import { ignore } from '../../ignore-errors.ts';
import { vietQrLines } from './vietqr-lines.ts';

const input = Deno.stdin.readable.pipeThrough(new TextDecoderStream());
// The reader of the output, such as `head`, may end first.
await ReadableStream.from(vietQrLines(input)).pipeThrough(new TextEncoderStream())
  .pipeTo(Deno.stdout.writable).catch(ignore(Deno.errors.BrokenPipe));
// See docs/decisions/039.
Deno.exit();
