import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Both builds must come to the same style sheet: its name is made of its content.
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What most pages share comes in two files, not in thirty.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'shop',
                  test: /\/(ui|storefront|edge-api|lucide-react)\//,
                  minShareCount: 5,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Found while someone looks at a page, a dependency would reload it.
  optimizeDeps: { entries: ['app/**/*.ts', 'app/**/*.tsx', '!**/*.test.ts'] },
  // The built pages hold all that they need: the server starts fast and reads few files.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
