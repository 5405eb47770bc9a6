import { expect, test } from 'vitest';
import { packageJson } from './packageJson.ts';

const source = {
  name: '@siren/ui',
  version: '1.2.3',
  description: 'The design system',
  license: 'MIT',
  type: 'module',
  private: true,
  sideEffects: ['**/*.css', '**/*.css.ts', './src/theme/index.ts'],
  exports: { './*': './src/*/index.ts' },
  dependencies: { '@radix-ui/react-dialog': '1.3.1' },
  devDependencies: { vitest: '5.1.0' },
  peerDependencies: { react: '^19.2.0' },
  peerDependenciesMeta: {},
};

test('every door leads to what was built, and what only the build needs is gone', () => {
  expect(packageJson(source, ['button', 'dialog'], ['@radix-ui/react-dialog', 'react'])).toEqual({
    name: '@siren/ui',
    version: '1.2.3',
    description: 'The design system',
    license: 'MIT',
    type: 'module',
    sideEffects: ['**/*.css', '**/*.styles.js', './theme/index.js'],
    exports: {
      './button': { types: './button/index.d.ts', default: './button/index.js' },
      './dialog': { types: './dialog/index.d.ts', default: './dialog/index.js' },
      './tokens/*.json': './tokens/*.json',
      './package.json': './package.json',
    },
    dependencies: { '@radix-ui/react-dialog': '1.3.1' },
    peerDependencies: { react: '^19.2.0' },
    peerDependenciesMeta: {},
  });
});

test('a package that is imported and not named would be missing where it is installed', () => {
  expect(() => packageJson(source, [], ['react', 'hls.js'])).toThrow('hls.js');
});
