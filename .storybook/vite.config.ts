import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const source = readFileSync(new URL('../ui/primitives/icons.ts', import.meta.url), 'utf8');
const icons = Array.from(source.matchAll(/'(lucide-react\/[^']+)'/g), ([, path = '']) => path);

/** Vite configuration of Storybook, independent of the storefront and its React Router plugin. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  // A build of Storybook, or a test run, beside the open one must not reload it.
  server: { watch: { ignored: ['**/storybook-static/**', '**/test-results/**', '**/var/**'] } },
  // A dependency that Vite discovers during the tests would reload the page.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      ...icons,
      'react-toastify/unstyled',
      '@base-ui/react/combobox',
      '@base-ui/react/dialog',
      '@base-ui/react/drawer',
      '@base-ui/react/field',
      '@base-ui/react/menu',
      '@base-ui/react/number-field',
      '@base-ui/react/tabs',
      '@base-ui/react/csp-provider',
      'hono/html',
      '@thach-an/edge-api > @zxcvbn-ts/core',
      '@thach-an/edge-api > @zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs',
      '@thach-an/edge-api > @zxcvbn-ts/language-common/dist/passwords.json.mjs',
      '@thach-an/edge-api > zod',
    ],
  },
});
