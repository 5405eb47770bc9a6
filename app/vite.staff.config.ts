import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { productionAliases } from './vite.aliases.ts';
import { TARGETS } from './vite.targets.ts';

/** What lists and records are made of: three screens have it, so that most have. */
const KIT = /packages\/(?:domain|contract|ui|features)\//;

/** The staff's app: what their browsers download (`dist/staff`). Nothing of it is rendered by the server. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias: productionAliases },
  build: {
    ...TARGETS,
    outDir: 'dist/staff',
    emptyOutDir: true,
    // Below the shop's assets, which are kept for ever and are no page's address.
    assetsDir: 'assets/staff',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/staff/entry.tsx',
      // What the first screen waits for is one piece: cut up by who shares it, it packs worse with each screen that is added.
      // So is what most screens share: each part by itself, they are names of files that the shell has to tell.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'kit', test: KIT, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
});
