/**
 * Runs a command of the folder `csv` without permissions, with a text as standard input and with
 * arguments.
 */
export async function runCommand(
  file: string,
  text: string,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      'run',
      '--no-check',
      '--no-prompt',
      new URL(`../csv/${file}`, import.meta.url).href,
      ...args,
    ],
    stdin: 'piped',
    stdout: 'piped',
    stderr: 'piped',
  }).spawn();
  const output = child.output();
  await new Blob([text]).stream().pipeTo(child.stdin);
  const { code, stdout, stderr } = await output;
  const decoder = new TextDecoder();
  return { code, stdout: decoder.decode(stdout), stderr: decoder.decode(stderr) };
}
