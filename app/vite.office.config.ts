import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { productionAliases } from './vite.aliases.ts';
import { TARGETS } from './vite.targets.ts';

/** The back-office: what its browsers download (`dist/office`). Nothing of it is rendered by the server. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias: productionAliases },
  build: {
    ...TARGETS,
    outDir: 'dist/office',
    emptyOutDir: true,
    // Below the shop's assets, which are kept for ever and are no page's address.
    assetsDir: 'assets/office',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/back-office/entry.tsx',
      // What the first screen waits for is one piece.
      output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
    },
  },
});
