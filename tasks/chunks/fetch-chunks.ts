import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's own function for imports, which would make failures permanent. */
const helper = '\0vite/preload-helper.js';

/** Makes every `import()` of the built pages repeatable after a failure of the network. */
export const fetchChunks: Plugin = {
  name: 'fetch-chunks',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, imports) => [...new Set([file, ...imports])],
      },
    },
  }),
  resolveId: (source) =>
    source === helper ? fileURLToPath(new URL('import-chunk.ts', import.meta.url)) : undefined,
};
