import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fetchChunks } from '../tasks/chunks/fetch-chunks.ts';

const base = '/admin/';

/** Adds the script of the first requests, which runs before the application is loaded. */
const firstRequests: Plugin = {
  name: 'first-requests',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const script = Object.values(bundle).find((file) =>
        file.type === 'chunk' && file.isEntry && file.name === 'first-requests'
      );
      if (!script) throw new Error('The script of the first requests is missing');
      const src = base + script.fileName;
      const attrs = { type: 'module', async: true, crossorigin: true, fetchpriority: 'high', src };
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
    },
  },
};

export default defineConfig({
  base,
  plugins: [fetchChunks, react(), tailwindcss(), firstRequests],
  build: {
    outDir: 'build',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rollupOptions: {
      input: {
        index: 'index.html',
        'first-requests': 'app/home/first-requests.ts',
        sw: 'app/alerts/worker.ts',
        'avif-worker': 'app/pictures/avif-worker.ts',
      },
      output: {
        // The policy of the page allows these addresses, which never change.
        entryFileNames: ({ name }) =>
          name === 'sw' || name === 'avif-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        // Loaded beside the application, and kept when only the application changes.
        codeSplitting: {
          groups: [{
            name: 'react',
            test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
          }],
        },
      },
    },
  },
});
