import type { Plugin } from 'vite';

interface Step {
  what: string;
  find: RegExp;
  by: string;
}

/**
 * React Router's components are made by calls and named afterwards, which keeps every one of them in the build, used or
 * not. Names are for developers; without them the bundler may leave out what nobody imports.
 *
 * Pages are loaded by the shop itself, so no router of the other kind, with loaders of its own, is ever there: what is for
 * those may go, too (decision 57).
 */
const STEPS: readonly Step[] = [
  { what: 'names', find: /^\w+\.displayName = "[^"]*";$/gm, by: '' },
  {
    what: 'calls that make components',
    find: /= (React\d*\.(?:createContext|forwardRef|memo)\()/g,
    by: '= /* @__PURE__ */ $1',
  },
  { what: 'the context of errors', find: /^RenderErrorBoundary\.contextType = .*$/m, by: '' },
  { what: 'the state of loaders', find: /let dataRouterState = dataRouterOpts\?\.state;/, by: '' },
  { what: 'options of loaders', find: /, dataRouterOpts\) \{/g, by: ') {' },
  { what: 'questions for loaders', find: /\bdataRouter(?:Opts|State)\b/g, by: 'undefined' },
  {
    what: 'the choice of a navigator',
    find: /isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/,
    by: 'useNavigateUnstable()',
  },
];

/** The router without what the shop never uses. Another release may be written otherwise: then the build fails, and says by what. */
export function lightRouter(): Plugin {
  const missing = new Set(STEPS);
  return {
    name: 'light-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/ },
      handler: (code) =>
        STEPS.reduce((text, step) => {
          const next = text.replace(step.find, step.by);
          if (next !== text) missing.delete(step);
          return next;
        }, code),
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      const names = [...missing].map(({ what }) => what).join(', ');
      this.error(`React Router is written otherwise than lightRouter expects: ${names}`);
    },
  };
}
