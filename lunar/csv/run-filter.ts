/**
 * Converts the text on standard input, prints the result and ends the process (see
 * docs/decisions/039). An error of the conversion becomes one line on standard error and the exit
 * code 1.
 */
export async function runFilter(convert: (text: string) => string): Promise<never> {
  try {
    const [argument] = Deno.args;
    if (argument !== undefined) {
      throw new Error(`Unexpected argument ${argument}: write < before the name of a file`);
    }
    const output = convert(await new Response(Deno.stdin.readable).text());
    await new Blob([output]).stream().pipeTo(Deno.stdout.writable);
    Deno.exit();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    Deno.exit(1);
  }
}
