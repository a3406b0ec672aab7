import { dirname, join } from 'node:path';

const sourceRule = `@source './';`;

/**
 * Copies a theme, the package's style sheets that it imports, and the fonts and licences beside
 * them. In the copy, Tailwind's source of class names is the compiled modules.
 *
 * @param source folder of the package, with `theme.css`
 * @param into folder of the compiled modules
 */
export async function copyTheme(source: string, into: string): Promise<void> {
  const theme = await Deno.readTextFile(join(source, 'theme.css'));
  if (!theme.includes(sourceRule)) throw new Error(`theme.css has no line ${sourceRule}`);
  await Deno.writeTextFile(
    join(into, 'theme.css'),
    theme.replace(sourceRule, `@source './**/*.js';`),
  );
  for (const [, sheet = ''] of theme.matchAll(/^@import '(\.\/[^']+)'/gm)) {
    const [from, to] = [dirname(join(source, sheet)), dirname(join(into, sheet))];
    await Deno.mkdir(to, { recursive: true });
    await Deno.copyFile(join(source, sheet), join(into, sheet));
    for await (const { name } of Deno.readDir(from)) {
      if (/\.(woff2|LICENSE)$/.test(name)) await Deno.copyFile(join(from, name), join(to, name));
    }
  }
}
