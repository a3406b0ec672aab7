import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

/** Folder of the built pages, to which the service worker is added. */
const folder = 'build/client';

/**
 * Large parts of pages that need the network, or that few visitors open. They are kept when they
 * are seen. All modules of routes are kept, because React Router reloads a page without its module.
 */
const unlisted = /^(estimate-strength|find-place|la-so|passwords|save-|stone-advice|strength)/;

const files = readdirSync(new URL(`${folder}/assets/`, import.meta.url)).sort();
const manifest = files.find((file) => /^manifest-[0-9a-f]+\.js$/.test(file));
if (!manifest) throw new Error('The pages must be built before their service worker');

/** Builds the service worker for the pages that are in the folder. */
export default defineConfig({
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    BUILD: JSON.stringify({
      manifest,
      files: files.filter((file) => /\.(js|woff2)$/.test(file) && !unlisted.test(file))
        .map((file) => `/assets/${file}`),
    }),
  },
  build: {
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'app/offline/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
