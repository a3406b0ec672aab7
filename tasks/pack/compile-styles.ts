import tailwindcss from '@tailwindcss/vite';
import { dirname, join } from 'node:path';
import { build } from 'vite';

/**
 * Compiles the packed theme to `styles.css` for applications without Tailwind. It holds every class
 * that the components use. The font files and their licences are copied to `files/`.
 *
 * @param folder the compiled package with its `theme.css`, inside this repository so that Tailwind
 * is found
 */
export async function compileStyles(folder: string): Promise<void> {
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
  for await (const { name } of Deno.readDir(join(folder, 'fonts'))) {
    if (!name.endsWith('.LICENSE')) continue;
    await Deno.copyFile(join(folder, 'fonts', name), join(folder, 'files', name));
  }
}
