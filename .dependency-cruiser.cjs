/**
 * Layers of the house: domain ← contract ← {features, server} ← app; ui ← features; demo beside them.
 * Each rule is proven by a planted violation in scripts/rules/layers.test.ts.
 */

/** What each package may import of the others, besides itself. `app` puts all of them together. */
const LAYERS = {
  domain: [],
  contract: ['domain'],
  ui: [],
  features: ['domain', 'contract', 'ui'],
  server: ['domain', 'contract'],
  demo: ['domain'],
};

/** Features in their order: each may import the ones before it. A new feature gets its place here. */
const FEATURES = [
  'api',
  'navigation',
  'updates',
  'notices',
  'code',
  'pictures',
  'info',
  'errors',
  'metrics',
  'account',
  'account-frame',
  'login',
  'handover',
  'profile',
  'confirm',
  'regions',
  'services',
  'coupons',
  'cart',
  'cart-codes',
  'catalog',
  'favorites',
  'favorites-list',
  'listing',
  'sections',
  'search-box',
  'search',
  'product',
  'wallet',
  'addresses',
  'clients',
  'checkout',
  'payments',
  'orders',
  'orders-list',
  'own-order',
  'blocks',
  'promo',
  'home',
  'shell',
  'staff',
  'back-office',
];

/** Folders and files that only tests and stories may use. */
const DEV_FOLDERS = '/(?:mock|testing|stories|fixtures|story-kit)/';
const DEV_FILES = '[.](?:test|stories|fixtures|mock)[.]tsx?$|/testCluster[.]ts$';
const DEV = `${DEV_FOLDERS}|${DEV_FILES}`;

const anyOf = (names) => `(?:${names.join('|')})`;
const feature = (names) => `^packages/features/src/${anyOf(names)}/`;
const VALUES = { dependencyTypesNot: ['type-only'] };

const layers = Object.entries(LAYERS).map(([name, below]) => ({
  name: `layers-${name}`,
  comment: `packages/${name} imports ${below.length > 0 ? below.join(', ') : 'no other package of ours'} only`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: {
    path: '^(?:app|scripts|[.]storybook|packages/[^/]+)/',
    pathNot: `^packages/${anyOf([name, ...below])}/`,
  },
}));

const featureOrder = FEATURES.slice(0, -1).map((name, index) => ({
  name: `feature-order-${name}`,
  comment: `a feature imports only earlier ones; ${name} comes before these`,
  severity: 'error',
  from: { path: feature([name]) },
  to: { path: feature(FEATURES.slice(index + 1)) },
}));

const rules = [
  {
    name: 'feature-without-place',
    comment: 'every feature has its place in the order (FEATURES in this file)',
    from: { path: '^packages/features/src/[^/]+/', pathNot: `${feature(FEATURES)}|${DEV_FOLDERS}` },
    to: {},
  },
  {
    name: 'staff-nouns',
    comment: 'screens of the staff share what is in kit, and nothing of one another',
    from: { path: '^packages/features/src/staff/([^/]+)/', pathNot: DEV },
    to: { path: '^packages/features/src/staff/[^/]+/', pathNot: '^packages/features/src/staff/(?:$1|kit)/' },
  },
  {
    name: 'package-doors',
    comment:
      'other packages are entered through a door: the index of a folder, or its resources without its views',
    from: { path: '^(packages/[^/]+|app|scripts)/' },
    to: { path: '^packages/', pathNot: ['^$1/', '/index[.]tsx?$', '/resources[.]ts$'] },
  },
  {
    name: 'package-names',
    comment: 'packages name each other; a relative path would pass by package.json',
    from: { path: '^(packages/[^/]+|app)/' },
    to: { path: '^(?:packages|app)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'folder-doors',
    comment:
      'folders are entered through their index.ts, features through their resources.ts, too; types, which vanish, may come from their file',
    from: { path: '^packages/(?:contract|features|server|ui)/src/([^/]+)/', pathNot: DEV },
    to: {
      path: '^packages/[^/]+/src/[^/]+/',
      pathNot: [
        '^packages/[^/]+/src/$1/',
        '/index[.]tsx?$',
        '[.]css[.]ts$',
        '^packages/features/src/[^/]+/resources[.]ts$',
      ],
      ...VALUES,
    },
  },
  {
    name: 'no-cycles',
    comment: 'no module needs itself, be it for a type',
    from: {},
    to: { circular: true },
  },
  {
    name: 'dev-only',
    comment: 'what is made for tests and stories never reaches the running shop',
    from: { path: ['^packages/[^/]+/src/', '^app/src/'], pathNot: DEV },
    to: { path: DEV },
  },
  {
    name: 'pure-domain',
    comment: 'the rules of the shop do no I/O and know no library but a decoder of a standard',
    from: { path: '^packages/(?:domain|demo)/src/', pathNot: DEV },
    to: {
      dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg'],
      pathNot: '/punycode[.]js/',
    },
  },
  {
    name: 'ui-without-shop',
    comment: 'the design system fetches nothing and knows no routes',
    from: { path: '^packages/ui/src/' },
    to: { path: '/(?:swr|react-router|react-router-dom)/' },
  },
  {
    name: 'browser-without-node',
    comment: 'what runs in browsers uses nothing of Node',
    from: { path: '^packages/(?:ui|features)/src/', pathNot: DEV },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'resolvable',
    comment: 'every import leads somewhere, to a package that package.json names',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'own-dependencies',
    comment: 'a package that is not in package.json is there by accident',
    from: { path: '^(?:packages|app)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
];

module.exports = {
  forbidden: [...layers, ...featureOrder, ...rules.map((rule) => ({ severity: 'error', ...rule }))],
  options: {
    // The compiler of this repository is not one that dependency-cruiser can use; swc reads the same syntax.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|storybook-static)/|[?](?:url|inline)$|[.](?:css|woff2|svg|d[.]mts)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
