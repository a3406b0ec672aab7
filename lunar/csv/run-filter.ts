/**
 * Converts the text on standard input and prints the result. An error of the conversion becomes one
 * line on standard error and the exit code 1.
 */
export async function runFilter(convert: (text: string) => string): Promise<void> {
  try {
    const output = convert(await new Response(Deno.stdin.readable).text());
    await new Blob([output]).stream().pipeTo(Deno.stdout.writable);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    Deno.exit(1);
  }
}
