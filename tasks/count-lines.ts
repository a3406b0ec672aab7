/**
 * Prints the lines of source of each package, without tests, stories, data and generated files:
 *
 *     deno run -A tasks/count-lines.ts [commit]
 */
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests and their helpers, stories and their samples, and generated files. */
const left = /(\.(test|spec|stories|sample)\.tsx?$|\/testing\/|^tests\/|\.d\.ts$|^tasks\/fonts\/)/;

const commit = Deno.args[0] ?? 'HEAD';
const counts = new Map<string, number>();
// One line for each file: commit, path and number of lines.
for (const line of (await git('grep', '--count', '', commit)).split('\n')) {
  const [, path = '', lines = ''] = line.split(':');
  if (!/\.(ts|tsx|css|sql)$/.test(path) || left.test(path)) continue;
  const name = path.includes('/') ? path.slice(0, path.indexOf('/')) : '.';
  counts.set(name, (counts.get(name) ?? 0) + Number(lines));
}
for (const [name, lines] of [...counts].sort((a, b) => b[1] - a[1])) print(lines, name);
print(counts.values().reduce((sum, lines) => sum + lines, 0), 'all');

function print(lines: number, name: string): void {
  console.log(`${lines.toLocaleString('en').padStart(8)}  ${name}`);
}

async function git(...args: string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command('git', { args, cwd: root }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}
