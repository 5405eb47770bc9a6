import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../chromium.ts';
import { runCommand } from '../../test/runCommand.ts';
import { serveFolder } from '../../test/serveFolder.ts';
import { buildLibrary } from '../build/buildLibrary.ts';
import { readDoors } from '../build/doors.ts';
import { rootDir } from '../build/paths.ts';
import { ALIKE, peers } from '../sizes/alike.ts';
import { BUDGETS, WHOLE } from '../sizes/budgets.ts';
import { commonWith } from '../sizes/compare.ts';
import type { Comparison } from '../sizes/compare.ts';
import { codeOf, readOwn } from '../sizes/own.ts';
import type { Own } from '../sizes/own.ts';
import { total, weigh } from '../sizes/weigh.ts';
import { lintPackage } from './lintPackage.ts';
import { makeApp, pack } from './makeApp.ts';
import { readPage } from './page.ts';
import { typesProblems } from './typesProblems.ts';

const page = readPage();
let tarball: string;
let app: string;

beforeAll(async () => {
  await buildLibrary();
  tarball = pack();
  app = await makeApp(page, tarball);
});
afterAll(() => {
  for (const folder of [app, dirname(tarball)]) rmSync(folder, { recursive: true, force: true });
});

interface Manifest {
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const read = (file: string) => readFileSync(file, 'utf8');
const manifestIn = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest;
const installed = () => join(app, 'node_modules/@siren/ui');

describe('the packed library', () => {
  test('is clean to publint', async () => expect(await lintPackage(tarball)).toEqual([]));
  test('has no wrong types', async () => expect(await typesProblems(tarball)).toEqual([]));

  test('gives every door and nothing else', () => {
    const doors = readDoors().map((door) => `./${door}`);
    expect(Object.keys(manifestIn(installed()).exports)).toEqual([
      ...doors,
      './tokens/*.json',
      './package.json',
    ]);
  });

  test('says in its README what every door gives', () => {
    const readme = read(join(installed(), 'README.md'));
    const told = (door: string) =>
      readme.includes(`| \`${door}\` |`) || readme.includes(`\`@siren/ui/${door}\``);
    expect(readDoors().filter((door) => !told(door))).toEqual([]);
  });

  test('holds modules, types, sheets and fonts; nothing of stories and tests', () => {
    const files = readdirSync(installed(), { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name).slice(installed().length + 1)] : [],
    );
    const meant =
      /^(?:package\.json|tokens\/\w+(?:\.tokens|\.resolver)\.json|README\.md|CHANGELOG\.md|(?:.*\/)?LICENSE|.*\.(?:js|d\.ts|css|woff2))$/;
    expect(files.filter((file) => !meant.test(file))).toEqual([]);
    expect(files.filter((file) => /story-kit|\.stories|\.test|__pictures__|\.fixtures/.test(file))).toEqual(
      [],
    );
  });
});

describe('the app of the page «Use it in your app»', () => {
  test('names the versions that this repository uses', () => {
    const { dependencies, devDependencies } = JSON.parse(page.get('package.json') ?? '') as Manifest;
    const { '@siren/ui': _, ...named } = { ...dependencies, ...devDependencies };
    expect(manifestIn(rootDir).devDependencies).toMatchObject(named);
  });

  test('passes its types, also those of the library, and is built', async () => {
    // Whoever builds an app is in no test.
    const { code, log } = await runCommand('npm', ['run', 'build', '--prefix', app], {
      env: { NODE_ENV: '' },
    });
    expect(code, log).toBe(0);
  });

  test('renders on a server', async () => {
    const server = (await import(pathToFileURL(join(app, 'dist-server/server.js')).href)) as {
      links: string;
      render: () => string;
    };
    expect(server.render()).toContain('Изменить имя');
    const fonts = [...server.links.matchAll(/<([^>]+)>/g)].map(([, href = '']) => href);
    expect(fonts.length).toBeGreaterThan(0);
    for (const href of fonts) expect(readFileSync(join(app, 'dist', href)).length).toBeGreaterThan(10_000);
  });

  test('has the looks and the behaviour of the library in a browser', async () => {
    const browser = await chromium.launch({
      executablePath: await findChromium(() => {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      await serveFolder(join(app, 'dist'), async (url) => lookAt(await browser.newPage(), url));
    } finally {
      await browser.close();
    }
  });
});

/** `light-dark(#0b6acb, …)` of the page's brand, as a browser tells it. */
function brandOf(theme: 'light' | 'dark'): string {
  const [, ...pair] =
    /--brand-solid: light-dark\((#\w{6}), (#\w{6})\)/.exec(page.get('src/brand.css') ?? '') ?? [];
  const hex = pair[theme === 'light' ? 0 : 1] ?? '';
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

async function lookAt(tab: Page, url: string): Promise<void> {
  const said: string[] = [];
  tab.on('console', (message) => said.push(message.text()));
  tab.on('pageerror', (error) => said.push(error.message));
  await tab.emulateMedia({ colorScheme: 'light' });
  await tab.goto(url);
  const button = tab.getByRole('button', { name: 'Изменить имя' });
  const styleOf = (property: string) =>
    button.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const background = () => expect.poll(() => styleOf('background-color'));

  await background().toBe(brandOf('light'));
  expect(await styleOf('min-height')).toBe('44px');
  expect(await styleOf('border-radius')).toBe('12px');
  expect(await styleOf('font-family')).toContain('Golos Text');
  expect(
    await tab.evaluate(() =>
      document.fonts.ready.then(() => document.fonts.check("16px 'Golos Text'", 'Имя')),
    ),
  ).toBe(true);
  await tab.emulateMedia({ colorScheme: 'dark' });
  await background().toBe(brandOf('dark'));
  await tab.emulateMedia({ colorScheme: 'light' });
  await background().toBe(brandOf('light'));
  await tab.getByRole('switch', { name: 'Тёмная тема' }).click();
  await background().toBe(brandOf('dark'));

  await button.click();
  await tab.getByRole('dialog', { name: 'Ваше имя' }).getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await tab.getByRole('button', { name: 'Сохранить' }).click();
  await tab.getByText('Имя сохранено').waitFor();
  expect(said).toEqual([]);
}

describe('what an app gets from the library', () => {
  const sizeOf = async (owns: readonly Own[]) => total(await weigh(app, codeOf(owns)));

  test.each(Object.entries(BUDGETS))(
    'with %s besides the theme stays within the budget',
    async (door, budget) => {
      const theme = total(await weigh(app, `import '@siren/ui/theme';`));
      const owns = readOwn().filter((own) => own.door === door);
      expect(owns).not.toEqual([]);
      expect((await sizeOf(owns)) - theme).toBeLessThanOrEqual(budget);
    },
  );

  test('with everything stays within the budget', async () => {
    expect(await sizeOf(readOwn())).toBeLessThanOrEqual(WHOLE);
  });

  test('is compared by names that are there', () => {
    const names = readOwn().map(({ name }) => name);
    expect(Object.keys(ALIKE).filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(peers)('with all that %s has too is less than what comes from there', async (peer) => {
    const { library } = JSON.parse(read(join(rootDir, 'app/bench/results.json'))) as { library: Comparison };
    const theirs = library.sets[peer].peers[peer] ?? { js: 0, css: 0 };
    expect(await sizeOf(commonWith(readOwn(), [peer]))).toBeLessThan(total(theirs));
  });
});
