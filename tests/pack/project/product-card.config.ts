import { defineConfig } from 'vite';

/** Bundles the product card alone, without React, to measure its size. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'product-card',
    lib: { entry: 'product-card.ts', formats: ['es'] },
    rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    minify: true,
  },
});
