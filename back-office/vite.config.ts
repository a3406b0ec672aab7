import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'build',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // The policy of the page allows no inline script.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'app/alerts/worker.ts' },
      output: {
        // The address of a service worker never changes.
        entryFileNames: ({ name }) => name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
