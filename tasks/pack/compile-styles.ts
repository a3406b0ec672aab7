import tailwindcss from '@tailwindcss/vite';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';

/**
 * Compiles the packed theme to `styles.css`, for applications without Tailwind: every class that the
 * components use, with the font files and their licences in `files/`.
 *
 * @param folder the compiled package with its `theme.css`; below this repository, where Tailwind is
 * @param fonts the packages whose font files the theme names
 */
export async function compileStyles(folder: string, fonts: string[]): Promise<void> {
  await build({
    configFile: false,
    root: dirname(folder),
    base: './',
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(folder, 'theme.css'),
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'styles.css' : 'files/[name][extname]',
        },
      },
    },
  });
  const { resolve } = createRequire(import.meta.url);
  for (const font of fonts) {
    const licence = join(dirname(resolve(`${font}/package.json`)), 'LICENSE');
    await Deno.copyFile(licence, join(folder, 'files', `${basename(font)}.LICENSE`));
  }
}
