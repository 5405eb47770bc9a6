import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Rolldown } from 'vite';
import { productionAliases } from './vite.aliases.ts';
import { lightRouter } from './vite.lightRouter.ts';
import { TARGETS } from './vite.targets.ts';

/**
 * Few files of sensible size: what changes with our dependencies, what stands around every page, what several pages
 * show, and a file for each page. Left alone, every shared button would be a request of its own. The first group that fits
 * takes a module.
 */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr)\//,
  },
  { name: 'frame', tags: ['$initial'] },
  // What forms, pages of an account and cards are made of is nothing for those who show none; the numbers are those that
  // leave every route within its budget (`npm run test:sizes`).
  {
    name: 'forms',
    test: /\/(ui\/src\/(field|radio|checkbox|select|tabs|definition-list)|features\/src\/account-frame|domain\/src\/(account(?!\/can)|checkout(?!\/anonymousBuyer)))\//,
    minShareCount: 3,
    entriesAware: true,
  },
  // Favourites and orders show one of these each, and no list that can be narrowed.
  { name: 'lists', test: /\/ui\/src\/(chip|pagination)\//, minShareCount: 2 },
  // What six pages need, cards apart: a cart shows prices and pictures and no cards. How a phone is written, and hours, are for
  // pages that show them before their late parts do.
  {
    name: 'shared',
    test: /\/packages\/(?!features\/src\/(catalog|favorites|regions\/hoursText)|ui\/src\/(color-dots|badge|signal|format\/phone))/,
    minShareCount: 6,
  },
  {
    name: 'cards',
    test: /\/(features\/src\/(catalog|favorites)|ui\/src\/(color-dots|badge|signal))\//,
    minShareCount: 5,
  },
  {
    name: 'head',
    test: /\/(breadcrumbs|crumbs|PageHead|JsonLd|trailData|pictureAddress)[./]/,
    minShareCount: 2,
  },
  {
    name: 'listing',
    test: /\/features\/src\/(listing|catalog\/SectionChips)/,
    minShareCount: 2,
  },
];

/**
 * Where a file goes. What several share is named after all of them, and each name stands in the file that loads them:
 * names are short, and so are the hashes, of which every byte is sent.
 */
const fileName = (name: string, end: string) => `assets/${name.split(/~|\.css/, 1)[0]}-[hash:7]${end}`;

/** Two builds of one app: what browsers download (`dist/client`) and what renders pages (`dist/server`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [lightRouter(), react(), vanillaExtractPlugin()],
  resolve: { alias: command === 'build' ? productionAliases : [] },
  build: {
    ...TARGETS,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Fonts and pictures stay files: inlined they would be sent again with every change of the code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {
          input: 'src/entries/server.tsx',
          // Pages are rendered beside the server: both share one copy of the domain and of the contract's errors.
          external: /^@siren\/(contract|domain)\//,
        }
      : {
          input: 'src/entries/client.tsx',
          // The server asks the manifest for the chunk of each page: none may be merged into others.
          experimental: { chunkOptimization: { mergeCommonChunks: false } },
          output: {
            codeSplitting: { groups: chunkGroups },
            chunkFileNames: ({ name }) => fileName(name, '.js'),
            assetFileNames: ({ names: [name = ''] }) => fileName(name.replace(/\.\w+$/, ''), '[extname]'),
          },
        },
  },
  ssr: { noExternal: [/^@siren\//, /^react-router/] },
}));
