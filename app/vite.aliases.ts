import { realpathSync } from 'node:fs';
import { join } from 'node:path';

/** React Router's own production build, without its warnings for developers; its `exports` never lead there. */
const routerDir = join(
  realpathSync(join(import.meta.dirname, 'node_modules/react-router-dom')),
  '../react-router',
);
const productionRouter = [
  { find: /^react-router\/dom$/, replacement: join(routerDir, 'dist/production/dom-export.mjs') },
  { find: /^react-router$/, replacement: join(routerDir, 'dist/production/index.mjs') },
];

/** SWR's stand-in for a hook that React has had since its version 18. */
const ownHook = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

/** What the builds of all three apps take in place of what is for developers or for older versions. */
export const productionAliases = [...productionRouter, ownHook];
