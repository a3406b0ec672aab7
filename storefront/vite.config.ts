import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { loadCommonPasswords } from '@thach-an/edge-api/contract';
import { defineConfig, type Plugin } from 'vite';
import { fetchChunks } from '../tasks/chunks/fetch-chunks.ts';

/**
 * Code and icons of the shop, except for search and dialogs, which most pages need later, and for
 * products, which not all pages show. A module brings its imports into the chunk, so that those of
 * the calendar must not be in it.
 */
const sharedCode =
  /\/(ui(?!\/(?:layout\/dialog|catalogue))|storefront(?!\/app\/(?:almanac|tu-vi)\/)|edge-api(?!\/contract\/catalogue\/(list-source|query-store|search))|lucide-react)\//;

/** Leaves out the passwords of the list that the shop does not use: three quarters of 200 KB. */
const firstPasswords: Plugin = {
  name: 'first-passwords',
  transform: {
    filter: { id: /language-common\/dist\/passwords\.json/ },
    async handler() {
      return `export default ${JSON.stringify([...await loadCommonPasswords()])}`;
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [fetchChunks, tailwindcss(), reactRouter(), firstPasswords],
  build: {
    // Both builds must produce the same style sheet, because its file name is a hash of its
    // content.
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      build: {
        rolldownOptions: { output: { comments: { annotation: false, jsdoc: false, legal: true } } },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two shared chunks instead of thirty.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'shop',
                  test: sharedCode,
                  minShareCount: 6,
                },
              ],
            },
          },
        },
      },
    },
  },
  // A dependency that is discovered later would reload the open page.
  optimizeDeps: { entries: ['app/**/*.ts', 'app/**/*.tsx', '!**/*.test.ts'] },
  // The server's build bundles its dependencies: the server starts fast and reads few files.
  ssr: command === 'build' ? { noExternal: true } : {},
  // Leaves out the parts of React for development, which are half of the server's build.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}));
