import { afterEach, describe, expect, test } from 'vitest';
import { findBrokenLayers } from './findBrokenLayers.ts';
import { graphOf } from './graph.ts';
import { plant } from './plant.ts';
import { findReach } from './reach.ts';

let remove = (): void => undefined;
afterEach(() => remove());

async function cruiseWith(files: Record<string, string>) {
  const house = plant(files);
  ({ remove } = house);
  return graphOf(house.root, ['packages', 'app']);
}

async function breachesOf(files: Record<string, string>): Promise<string[]> {
  const { summary } = await cruiseWith(files);
  return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
}

const use = (name: string) => `import { cart } from '${name}';\nexport const it = cart;\n`;
const useType = (name: string) => `import type { cart } from '${name}';\nexport type It = typeof cart;\n`;

test('what breaks a layer is told with where it leads and the name of its rule', async () => {
  const graph = await cruiseWith({ 'packages/domain/src/a/a.ts': use('@siren/contract/cart') });
  expect(findBrokenLayers(graph)).toEqual([
    expect.stringMatching(/^packages\/domain\/src\/a\/a\.ts → packages\/contract\/.*: layers-domain$/),
  ]);
});

test('a house in order has nothing to report', async () => {
  expect(
    await breachesOf({
      'packages/contract/src/a/a.ts': use('@siren/domain/cart'),
      'packages/features/src/home/a.ts': use('@siren/contract/cart') + useType('@siren/domain/cart'),
      'packages/features/src/home/b.ts': use('../cart/index.ts'),
      'packages/features/src/home/c.ts': useType('../cart/cart.ts'),
      'packages/features/src/home/c.stories.ts': use('../testing/a.ts'),
      'packages/features/src/testing/a.ts': use('msw'),
      'packages/server/src/a/a.ts': use('@siren/contract/cart') + "import 'node:fs';\n",
      'app/src/entries/client.tsx': use('@siren/features/cart'),
    }),
  ).toEqual([]);
});

describe('reports', () => {
  test.each([
    ['layers-domain', 'packages/domain/src/a/a.ts', use('@siren/contract/cart')],
    ['layers-domain', 'packages/domain/src/a/a.ts', useType('@siren/contract/cart')],
    ['layers-contract', 'packages/contract/src/a/a.ts', use('@siren/server/cart')],
    ['layers-ui', 'packages/ui/src/a/a.tsx', use('@siren/domain/cart')],
    ['layers-ui', 'packages/ui/src/a/a.stories.tsx', use('@siren/features/cart')],
    ['layers-features', 'packages/features/src/cart/a.ts', use('@siren/server/cart')],
    ['layers-features', 'packages/features/src/cart/a.ts', useType('@siren/server/cart')],
    ['layers-server', 'packages/server/src/a/a.ts', use('@siren/features/cart')],
    ['layers-server', 'packages/server/src/a/a.ts', use('@siren/ui/cart')],
    ['layers-demo', 'packages/demo/src/a/a.ts', use('@siren/contract/cart')],
    ['layers-features', 'packages/features/src/cart/a.ts', "import '../../../../app/src/main.ts';\n"],
    ['feature-order-cart', 'packages/features/src/cart/a.ts', use('../home/index.ts')],
    ['feature-without-place', 'packages/features/src/novelty/a.ts', use('../cart/index.ts')],
    ['package-doors', 'packages/server/src/a/a.ts', use('../../../domain/src/cart/cart.ts')],
    ['package-names', 'packages/server/src/a/a.ts', use('../../../domain/src/cart/index.ts')],
    ['folder-doors', 'packages/features/src/home/a.ts', use('../cart/cart.ts')],
    ['folder-doors', 'packages/server/src/home/a.ts', use('../cart/cart.ts')],
    ['folder-doors', 'packages/contract/src/home/a.ts', use('../cart/cart.ts')],
    ['no-cycles', 'packages/domain/src/cart/cart.ts', "export { cart } from './index.ts';\n"],
    ['dev-only', 'app/src/a.ts', use('@siren/contract/mock')],
    ['dev-only', 'packages/features/src/cart/a.tsx', use('../testing/index.ts')],
    ['dev-only', 'packages/features/src/cart/a.tsx', use('./cart.fixtures.ts')],
    ['dev-only', 'packages/features/src/cart/a.tsx', useType('./cart.fixtures.ts')],
    ['pure-domain', 'packages/domain/src/a/a.ts', "import 'node:fs';\n"],
    ['pure-domain', 'packages/domain/src/a/a.ts', "import 'zod';\n"],
    ['ui-without-shop', 'packages/ui/src/a/a.ts', "import 'swr';\n"],
    ['browser-without-node', 'packages/features/src/cart/a.ts', "import 'node:fs';\n"],
    ['resolvable', 'packages/ui/src/a/a.ts', "import './nowhere.ts';\n"],
    ['resolvable', 'packages/server/src/a/a.ts', use('@siren/domain/cart/cart.ts')],
  ])('%s in %s: %s', async (rule, file, text) => {
    const breaches = await breachesOf({
      'packages/contract/src/mock/index.ts': 'export const cart = 1;\n',
      'packages/features/src/home/index.ts': 'export const cart = 1;\n',
      'packages/features/src/testing/index.ts': 'export const cart = 1;\n',
      'packages/features/src/cart/cart.fixtures.ts': 'export const cart = 1;\n',
      [file]: text,
    });
    expect(breaches).toContain(`${rule} ${file}`);
  });
});

describe('the browser', () => {
  const schemas = "import 'zod';\nexport const cart = 1;\n";

  test('does not get zod, however far away, lazily or not', async () => {
    const found = findReach(
      await cruiseWith({
        'packages/contract/src/cart/schemas.ts': schemas,
        'packages/contract/src/cart/index.ts': "export { cart } from './schemas.ts';\n",
        'packages/features/src/cart/cart.ts': use('@siren/contract/cart'),
        'app/src/entries/client.tsx': "export const page = import('@siren/features/cart');\n",
      }),
    );
    expect(found).toHaveLength(2);
    expect(found[0]).toBe(
      'app/src/entries/client.tsx → packages/features/src/cart/index.ts → packages/features/src/cart/cart.ts → ' +
        'packages/contract/src/cart/index.ts → packages/contract/src/cart/schemas.ts → node_modules/zod/index.js: ' +
        'zod stays on the server',
    );
  });

  test('does not get the server', async () => {
    const found = findReach(await cruiseWith({ 'app/src/entries/client.tsx': use('@siren/server/cart') }));
    expect(found).toEqual([
      expect.stringMatching(/server\/src\/cart\/index.ts: the server stays on the server$/),
    ]);
  });

  test("does not get it by the staff's app or one of its screens either", async () => {
    const found = findReach(
      await cruiseWith({
        'packages/contract/src/cart/index.ts': schemas,
        'packages/features/src/staff/cart/index.ts': use('@siren/contract/cart'),
        'app/src/staff/entry.tsx': use('@siren/server/cart'),
      }),
    );
    expect(found).toEqual([
      expect.stringMatching(/^app\/src\/staff\/entry.tsx → .*: the server stays on the server$/),
      expect.stringMatching(/^packages\/features\/src\/staff\/cart\/index.ts → .*: zod stays on the server$/),
    ]);
  });

  test('may know the types of what it does not get', async () => {
    const found = findReach(
      await cruiseWith({
        'packages/contract/src/cart/index.ts': schemas,
        'packages/features/src/cart/cart.ts': useType('@siren/contract/cart'),
        'packages/features/src/testing/index.ts': use('@siren/contract/cart'),
      }),
    );
    expect(found).toEqual([]);
  });
});
