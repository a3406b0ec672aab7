const encoder = new TextEncoder();

/** Asks a question on standard error. Returns `true` if the answer is y or yes. */
export async function askYesNo(question: string): Promise<boolean> {
  Deno.stderr.writeSync(encoder.encode(`${question} [y/N] `));
  const bytes = new Uint8Array(64);
  const length = await Deno.stdin.read(bytes);
  return /^\s*y(es)?\s*$/i.test(new TextDecoder().decode(bytes.subarray(0, length ?? 0)));
}
