import { dirname, join } from 'node:path';
import { themeAddition } from './theme-addition.ts';

const sourceRule = `@source './';`;

/**
 * Copies a theme, also as an addition to another one. The package's style sheets that it imports
 * follow, with the fonts and licences beside them. In the copy, Tailwind's source of class names is
 * the compiled modules.
 *
 * @param source folder of the package, with `theme.css`
 * @param into folder of the compiled modules
 */
export async function copyTheme(source: string, into: string): Promise<void> {
  const theme = await Deno.readTextFile(join(source, 'theme.css'));
  if (!theme.includes(sourceRule)) throw new Error(`theme.css has no line ${sourceRule}`);
  const compiled = theme.replace(sourceRule, `@source './**/*.js';`);
  await Deno.writeTextFile(join(into, 'theme.css'), compiled);
  await Deno.writeTextFile(join(into, 'theme-addition.css'), themeAddition(compiled));
  for (const [, sheet = ''] of theme.matchAll(/^@import '(\.\/[^']+)'/gm)) {
    const [from, to] = [dirname(join(source, sheet)), dirname(join(into, sheet))];
    await Deno.mkdir(to, { recursive: true });
    await Deno.copyFile(join(source, sheet), join(into, sheet));
    for await (const { name } of Deno.readDir(from)) {
      if (/\.(woff2|LICENSE)$/.test(name)) await Deno.copyFile(join(from, name), join(to, name));
    }
  }
}
